import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { nextDiagnostic } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  closeHoverTooltips,
  drawSelection,
  dropCursor,
  EditorView,
  hasHoverTooltips,
  highlightActiveLine,
  type KeyBinding,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { type Locale, locales } from '../../../content/locales/locales.ts'
import { undoneTogether } from '../data/sharedStep.ts'
import { cursorInSight } from './cursorInSight.ts'
import { direction } from './direction.ts'
import { editable } from './editable.ts'
import { faultMarks } from './faultMarks.ts'
import { findSigns } from './findSigns.ts'
import { hebrewTyping } from './hebrewTyping.ts'
import { invisible } from './invisible.ts'
import { data, mdx } from './language.ts'
import { markInValue } from './markInValue.ts'
import { outsideChanges } from './outsideChange.ts'
import { quotedValue } from './quotedValue.ts'
import { restingCursor } from './restingCursor.ts'
import { rowEnds } from './rowEnds.ts'

interface EditorOptions {
  locale: Locale
  /** `mdx` for a page, `yaml` for a data file. */
  language: 'mdx' | 'yaml'
  /** Name of the text for screen readers. */
  label: string
  keys: readonly KeyBinding[]
  extensions: Extension
}

/** CodeMirror's other key for faults opens a list of its own, which the desk has in `Faults`. */
const nextFault: KeyBinding = { key: 'F8', run: nextDiagnostic }

/** The note at a fault stays where the key above opened it: Esc closes it before anything else. */
const closeNote: KeyBinding = {
  key: 'Escape',
  run(view) {
    if (!hasHoverTooltips(view.state)) return false
    view.dispatch({ effects: closeHoverTooltips })
    return true
  },
}

/** A source editor. It never changes a character that the writer did not. */
export function createExtensions({ locale, language, label, keys, extensions }: EditorOptions): Extension {
  return [
    // A lone \r is a character like any other: splitting there would rewrite it.
    EditorState.lineSeparator.of('\n'),
    EditorView.clipboardInputFilter.of(text => text.replace(/\r\n?/g, '\n')),
    EditorView.lineWrapping,
    lineNumbers(),
    faultMarks,
    history(),
    undoneTogether,
    outsideChanges,
    // It blinks when it rests.
    drawSelection({ cursorBlinkRate: 0 }),
    restingCursor,
    cursorInSight,
    dropCursor(),
    highlightActiveLine(),
    search({ top: true }),
    findSigns,
    direction(language === 'yaml' ? 'ltr' : locales[locale].dir),
    // Before hebrewTyping, for which a mark right before the end of a value is its end.
    language === 'mdx' ? markInValue(locale) : [],
    locale === 'he' && language === 'mdx' ? hebrewTyping : [],
    quotedValue(locale),
    invisible,
    language === 'yaml' ? data : mdx,
    editable.extension,
    EditorView.contentAttributes.of({ lang: locale, spellcheck: 'true', tabindex: '0', 'aria-label': label }),
    extensions,
    // The desk's own keys last: Esc closes a search or lets go of a selection before it leaves.
    keymap.of([closeNote, ...rowEnds, ...searchKeymap, ...historyKeymap, nextFault, ...defaultKeymap, ...keys]),
  ]
}
