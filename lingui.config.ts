import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  locales: ['en', 'he'],
  sourceLocale: 'en',
  catalogs: [{ path: 'src/site/i18n/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  // Without line numbers: a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
})
