import { defineConfig } from '@lingui/cli'
import babel from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** Descriptions of widgets are read by writers, not by visitors. */
const descriptions = 'src/site/widgets/**/{description,props}.ts'

/**
 * Texts for writers are calls of `msg` (src/content/messages/msg.ts) and no macros: the checks run without a compiler.
 * Lingui's own extractor reads them under the name that it knows.
 */
const writersTexts: typeof babel = {
  match: file =>
    /\.tsx?$/.test(file) && /\/src\/(?:content|desk|build|server)\/|\/scripts\/|(?:description|props)\.ts$/.test(file),
  extract: (file, code, onMessage, context) =>
    babel.extract(
      file,
      code.replaceAll(/(?<![\w.]|function )msg\(/g, 'i18n._('),
      message => onMessage({ ...message, id: generateMessageId(message.id), message: message.id, placeholders: {} }),
      context,
    ),
}

export default defineConfig({
  locales: ['en', 'he'],
  sourceLocale: 'en',
  catalogs: [
    { path: 'src/site/i18n/{locale}', include: ['src/site'], exclude: ['**/*.test.*', descriptions] },
    {
      path: 'src/content/messages/{locale}',
      include: ['src/content', 'src/desk', 'src/build', 'src/server', 'scripts', descriptions],
      exclude: ['**/*.test.*'],
    },
  ],
  extractors: [writersTexts, babel],
  // Without line numbers: a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
})
