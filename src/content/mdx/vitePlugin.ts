import { existsSync, readFileSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import type { PluginOption } from 'vite'
import { defaultLocale } from '../locales/locales.ts'
import { splitPage } from '../splitPage.ts'
import { mdxOptions } from './options.ts'
import { parseMdx } from './parseMdx.ts'

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
    { enforce: 'pre', ...mdx({ ...mdxOptions, remarkPlugins: [readEnglish, ...mdxOptions.remarkPlugins] }) },
  ]
}

/** Sections use the ids of the English page, which is next to the file. */
function readEnglish() {
  return (_: Root, file: { path: string; data: Record<string, unknown> }) => {
    const englishFile = file.path.replace(/\.\w+\.mdx$/, `.${defaultLocale}.mdx`)
    if (englishFile === file.path || !existsSync(englishFile)) return
    const { body } = splitPage(englishFile, readFileSync(englishFile, 'utf8'))
    file.data.english = parseMdx(englishFile, body, body).tree
  }
}
