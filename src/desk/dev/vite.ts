import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { inlineScript } from '../../site/boot/inlineScript.ts'
import { subsetFonts } from '../../site/styles/subsetFonts.ts'
import { extraPages } from '../gallery/vitePlugin.ts'
import { linguiKept } from './linguiKept.ts'
import { isUnwatched } from './unwatched.ts'

/**
 * Packages that pages of the site load. Vite bundles them once; discovering them at each start would cost a reload. The desk has
 * its own within its code.
 */
const browserPackages = [
  '@jest/diff-sequences',
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@lingui/core',
  '@lingui/message-utils/compileMessage',
  '@lingui/message-utils/generateMessageId',
  '@lingui/react',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'sonner',
  'web-vitals',
  'zod/mini',
]

/** What the development transform imports, and what takes its place where pages are rendered. */
const devJsx = 'react/jsx-dev-runtime'
const buildJsx = '/src/desk/dev/buildJsx.ts'

/** How the site's fonts are declared: one that is late stays away until the next page. */
const lateFont = 'font-display: optional'

/** What concerns files that Vite has not loaded. */
interface Sources {
  /** Whether a file takes part in rendering. */
  isRendering(file: string): boolean
  /** A module that takes part in rendering has changed. */
  onSource(): void
  /** Whether a file that has changed is one that the desk is made of. */
  isDesk(file: string): boolean
}

/**
 * Vite for the dev server: the build's plugins without Vike, because pages are rendered by calling src/site/render/renderPage.tsx
 * itself.
 */
export function createVite(root: string, server: Server, sources: Sources): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    // Below the project and not in node_modules, which several copies of the project may share.
    cacheDir: join(root, '.cache', 'vite'),
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { server },
      // node_modules may be a symbolic link.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      // Content has a watcher of its own, by folders; the rest are never sources.
      watch: { ignored: (path: string) => isUnwatched(root, path) },
    },
    optimizeDeps: { noDiscovery: true, include: browserPackages },
    plugins: [
      inlineScript(),
      subsetFonts(),
      extraPages(true),
      react(),
      linguiKept(root),
      tailwindcss(),
      {
        name: 'jsx-of-the-build',
        enforce: 'post',
        applyToEnvironment: environment => environment.name === 'ssr',
        transform: {
          filter: { code: devJsx },
          handler: code => code.replaceAll(devJsx, buildJsx),
        },
      },
      {
        name: 'fonts-that-come-late',
        transform: {
          filter: { id: /\.css(?:\?|$)/, code: lateFont },
          // A visitor's next page has the font. A writer stays on one, whose files a busy server may be late to send.
          handler: code => ({ code: code.replaceAll(lateFont, 'font-display: swap'), map: null }),
        },
      },
      {
        name: 'packages-without-source-maps',
        transform: {
          filter: { id: /\/\.cache\/vite\/deps\// },
          // They were more than half of what the desk loads. Vite keeps the map of code that comes back unchanged.
          handler: code => ({ code: `${code}\n`, map: { mappings: '' } }),
        },
      },
      {
        name: 'rendering-changed',
        hotUpdate({ file, modules }) {
          const isSsr = this.environment.name === 'ssr'
          if (isSsr && (modules.length > 0 || sources.isRendering(file))) sources.onSource()
          if (!isSsr && sources.isDesk(file)) this.environment.hot.send({ type: 'full-reload' })
        },
      },
    ],
  })
}
