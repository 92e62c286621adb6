import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'
import { mdxModules } from './src/content/mdx/vitePlugin.ts'
import { extraPages } from './src/desk/gallery/vitePlugin.ts'
import { inlineScript } from './src/site/boot/inlineScript.ts'
import { subsetFonts } from './src/site/styles/subsetFonts.ts'

export default defineConfig({
  test: {
    environment: 'node',
    // One worker is left free by default, which of two cores is half.
    maxWorkers: '100%',
    globalSetup: 'tests/run/temporaryFolder.ts',
    // Some tests build small sites or start servers; a busy machine takes several times as long as an idle one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        // Unit tests stand beside the source and run in Node without the site's build plugins; browser tests live in tests/e2e.
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/{faults,run,unit}/**/*.test.ts'],
          // Files share their workers: to load everything anew for each took a third of the time.
          isolate: false,
        },
      },
      {
        // Whole components, with the interface texts that the build's plugins put in.
        plugins: [
          mdxModules(),
          inlineScript(),
          extraPages(true),
          subsetFonts(),
          babel({ presets: [linguiTransformerBabelPreset()] }),
          lingui(),
        ],
        test: { name: 'rendered', include: ['tests/rendered/**/*.test.tsx'] },
      },
    ],
  },
})
