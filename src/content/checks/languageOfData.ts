import { type DataName, dataFiles, storeCategorySchema } from '../dataFiles.ts'
import { msg } from '../messages/msg.ts'
import { readStore } from '../readData.ts'
import { mayDiffer } from '../schemaAt.ts'
import type { YamlFile } from '../yamlFile.ts'
import { type DataText, dataTexts, textsIn } from './read/asRead.ts'
import type { Check, Finding } from './types.ts'

/** Texts of data files that would bring Hebrew to English pages: one for both languages, or one left in Hebrew. */
export const languageOfData: Check = function* ({ yaml }) {
  for (const name of Object.keys(dataFiles) as DataName[]) {
    const file = yaml.get(`content/data/${name}.yaml`)
    if (file) yield* faultsOf(file, dataTexts({ yaml }, name))
  }
  for (const { yaml: file } of readStore(yaml)) yield* faultsOf(file, textsIn(file.value, storeCategorySchema))
}

function* faultsOf(file: YamlFile, texts: readonly DataText[]): Generator<Finding> {
  for (const { text, path, schemas } of texts) {
    const last = path.at(-1)
    const fault = { ...file.place(...path), check: 'languageOfData', severity: 'error' } as const
    if (mayDiffer(schemas) && /[א-ת]/.test(text)) {
      const written = file.written(...path) ?? text
      yield {
        ...fault,
        found: msg('a text with Hebrew letters, “{text}”, which stands for both languages', { text }),
        expected: msg('a text in each language: the English site shows this one, too'),
        fix: `${typeof last === 'string' ? `${last}: ` : '- '}{ en: …, he: ${written} }`,
      }
    } else if (last === 'en' && isHebrew(text)) {
      yield {
        ...fault,
        found: msg('a text in Hebrew as the English one: “{text}”', { text }),
        expected: msg('its translation'),
        inTable: msg('the English text; “{text}” is in Hebrew', { text }),
      }
    }
  }
}

/** Whether most words are Hebrew: an English text may quote one. */
function isHebrew(text: string): boolean {
  const words = text.split(/[\s־–—/]+/)
  const hebrew = words.filter(word => /[א-ת]/.test(word)).length
  return hebrew > words.filter(word => /[a-z]/i.test(word)).length
}
