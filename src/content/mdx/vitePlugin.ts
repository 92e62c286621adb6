import mdx from '@mdx-js/rollup'
import type { PluginOption } from 'vite'
import { splitPage } from '../splitPage.ts'
import { mdxOptions } from './options.ts'

/** Makes `import Page from './page.he.mdx'` the component that the site would show; its front matter is left out. */
export function mdxModules(): PluginOption {
  return [
    {
      name: 'mdx-without-front-matter',
      enforce: 'pre',
      transform: {
        filter: { id: /\.mdx$/ },
        handler(source, id) {
          const { body, bodyOffset } = splitPage(id, source)
          // Empty lines keep the places of faults.
          return { code: '\n'.repeat(bodyOffset) + body, map: null }
        },
      },
    },
    { enforce: 'pre', ...mdx(mdxOptions) },
  ]
}
