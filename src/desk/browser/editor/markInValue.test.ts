import { history, undo } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { describe, expect, it, test } from 'vitest'
import type { Locale } from '../../../content/locales/locales.ts'
import { hebrewSign, typedInTag } from './hebrewTyping.ts'
import { mdx } from './language.ts'
import { markInValue, typedAtMark } from './markInValue.ts'
import { parsed } from './testing/parsed.ts'

/** A page with this line, in which | is the cursor; of two, what is between them is selected. */
function stateOf(line: string, locale: Locale): EditorState {
  const [before = '', ...rest] = `---\ntitle: Acme\n---\n\n${line}\n\nIt is "here".\n`.split('|')
  const doc = before + rest.join('')
  const head = doc.length - (rest.at(-1) ?? '').length
  const extensions = [mdx, history(), markInValue(locale)]
  return parsed(EditorState.create({ doc, selection: { anchor: before.length, head }, extensions }))
}

/** Types as the editor of a page in that language does. */
function typed(from: EditorState, keys: string, locale: Locale): EditorState {
  let state = from
  for (const key of keys) {
    const { main } = state.selection
    const atMark = typedAtMark(state, main, key, locale)
    if (atMark) state = state.update(atMark).state
    else {
      const line = state.doc.lineAt(main.head)
      const [before, after] = [state.sliceDoc(line.from, main.from), state.sliceDoc(main.to, line.to)]
      const isHebrew = locale === 'he'
      // What is left to the Hebrew signs is no mark at the end of a value.
      expect(isHebrew && typedInTag(key, before, after)).toBeFalsy()
      const sign = isHebrew ? hebrewSign(key, before, after) : undefined
      state = state.update(state.replaceSelection(sign ?? key), { userEvent: 'input.type' }).state
    }
  }
  return state
}

function textOf(state: EditorState): string {
  const { head } = state.selection.main
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`.split('\n\n')[1] ?? ''
}

const type = (line: string, keys: string, locale: Locale): string => textOf(typed(stateOf(line, locale), keys, locale))

const cta = (value: string) => `<Cta title="${value}" action="book">`
const linesOf = (value: string) => `<Feature\n  icon="x"\n  title="${value}"\n/>`

/** Words of each language, and its quotation marks. */
const languages = [
  ['en', 'plan', 'price', '“', '”'],
  ['he', 'פריסה', 'מחיר', '״', '״'],
] as const

describe.each(languages)(
  'a quotation mark typed in the value of an attribute (%s)',
  (locale, word, next, open, close) => {
    const quoted = `${open}MDM${close}`

    it.each([cta, linesOf])('opens and closes quoted words at its end', tag => {
      expect(type(tag(`${word}|`), ' "MDM"?', locale)).toBe(tag(`${word} ${quoted}?|`))
      expect(type(tag(`${word} |`), `"${word}" ${next}`, locale)).toBe(tag(`${word} ${open}${word}${close} ${next}|`))
      expect(type(tag('|'), `"${word}" ${next}`, locale)).toBe(tag(`${open}${word}${close} ${next}|`))
      expect(type(tag(`${word}|`), ' ("MDM")', locale)).toBe(tag(`${word} (${quoted})|`))
    })

    it('opens and closes them among its words', () => {
      expect(type(cta(`${word} |${next}`), '"MDM" ', locale)).toBe(cta(`${word} ${quoted} |${next}`))
      expect(type(cta(`|${word}`), '"MDM" ', locale)).toBe(cta(`${quoted} |${word}`))
    })

    it('takes the place of a selected placeholder', () => {
      expect(type(cta('|[[title]]|'), `"${word}" ${next}`, locale)).toBe(cta(`${open}${word}${close} ${next}|`))
      expect(type(cta(`${word} |[[title]]|`), '"MDM"?', locale)).toBe(cta(`${word} ${quoted}?|`))
    })

    it('means inches after a figure', () => {
      expect(type(cta('|'), `5" ${word}`, locale)).toBe(cta(`5″ ${word}|`))
      expect(type(cta(`${word} |`), `"iOS 5" ${next}`, locale)).toBe(cta(`${word} ${open}iOS 5${close} ${next}|`))
    })

    it('passes over the mark that ends the value', () => {
      expect(type(cta('Acme|'), '"', locale)).toBe(cta('Acme').replace('" action', '"| action'))
      expect(type(`<Q title="${word}|" />`, '" text="x"', locale)).toBe(`<Q title="${word}" text="x"| />`)
      expect(type(`<Q title="${word} |" />`, '"MDM"" />', locale)).toBe(`<Q title="${word} ${quoted}" />| />`)
      expect(type(`<Q title="5|" />`, '""', locale)).toBe(`<Q title="5″"| />`)
    })

    it('is taken in by what goes on right behind it', () => {
      expect(type(cta(`${word}…|`), '"MDM"?', locale)).toBe(cta(`${word}…${quoted}?|`))
      expect(type(cta(`${word}|`), '"?', locale)).toBe(cta(`${word}${close}?|`))
    })

    it('is given back in one step for each key', () => {
      let state = typed(stateOf(cta(`${word} |`), locale), '"MDM"', locale)
      for (const value of [`${word} ${open}MDM|`, `${word} ${open}|`, `${word} |`]) {
        undo({ state, dispatch: transaction => (state = transaction.state) })
        expect(textOf(state)).toBe(cta(value))
      }
    })

    it('is written as typed where nothing ends the value', () => {
      expect(type(`<Q title="${word}|${next}, <Fact id="a" />`, '" />', locale)).toBe(
        `<Q title="${word}" />|${next}, <Fact id="a" />`,
      )
      expect(type(`<Q title="MDM| text="x" />`, '"', locale)).toBe(`<Q title="MDM"| text="x" />`)
    })
  },
)

test.each([
  ['צה|ל', '"', 'צה״|ל'],
  ['צה|', '"ל', 'צה״ל|'],
  ['ניהול ב|', '"Mac"?', 'ניהול ב״Mac״?|'],
  ['ניהול|', '"פריסה" ומחיר', 'ניהול״פריסה״ ומחיר|'],
])('a mark next to a Hebrew letter keeps the value whole: %s', (value, keys, result) => {
  expect(type(cta(value), keys, 'he')).toBe(cta(result))
})

test('a mark that ends an abbreviation with an ending ends the value', () => {
  expect(type('<Q title="דו״חות|" />', '" />', 'he')).toBe('<Q title="דו״חות" />| />')
})
