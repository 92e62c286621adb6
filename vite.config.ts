import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type UserConfig } from 'vite'
import { mdxModules } from './src/content/mdx/vitePlugin.ts'
import { extraPages } from './src/desk/gallery/vitePlugin.ts'
import { inlineScript } from './src/site/boot/inlineScript.ts'
import { withoutInjectedStyles } from './src/site/forms/withoutInjectedStyles.ts'
import { smallPreload } from './src/site/islands/smallPreload.ts'
import { oneNotice } from './src/site/styles/oneNotice.ts'
import { subsetFonts } from './src/site/styles/subsetFonts.ts'

const isPreview = process.env.PREVIEW === '1'

export default defineConfig({
  define: { 'import.meta.env.OFFERS_REMARKS': JSON.stringify(isPreview) },
  plugins: [
    mdxModules(),
    inlineScript(),
    extraPages(isPreview || process.env.GALLERY === '1'),
    withoutInjectedStyles(),
    smallPreload(),
    subsetFonts(),
    // Vike would note the bundle's place inside node_modules; the build imports it by its path instead.
    { name: 'no-auto-import', config: () => ({ vitePluginServerEntry: { disableAutoImport: true } }) as UserConfig },
    vike(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A missing translation fails the build; without this its hash would stand in the page.
    lingui({ failOnMissing: true }),
    tailwindcss(),
    oneNotice(),
  ],
  build: {
    // A preload of every chunk an island might want would stand in the way of the page itself.
    modulePreload: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A slow build would otherwise print which plugins took how long, in colour even into a pipe.
      checks: { pluginTimings: false },
      // The entry names each of a dozen chunks; a hash cannot be compressed.
      output: { chunkFileNames: 'assets/chunks/chunk-[hash:6].js' },
    },
  },
})
