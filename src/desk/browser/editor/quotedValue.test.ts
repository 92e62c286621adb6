import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { mdx } from './language.ts'
import { typedInValue } from './quotedValue.ts'

/** Types into a line of front matter, in which | is the cursor. */
function type(line: string, keys: string, locale: 'en' | 'he' = 'en'): string {
  const at = 4 + line.indexOf('|')
  let state = EditorState.create({
    doc: `---\n${line.replace('|', '')}\nupdated: 2026-11-01\n---\n\nIt's here.\n`,
    selection: { anchor: at },
    extensions: mdx,
  })
  for (const key of keys) {
    const { head } = state.selection.main
    const typed = typedInValue(state, head, key, locale)
    state = state.update(typed ?? state.replaceSelection(key)).state
  }
  const { head } = state.selection.main
  return `${state.sliceDoc(4, head)}|${state.sliceDoc(head, state.doc.lineAt(head).to)}`
}

describe('an apostrophe in a quoted value', () => {
  it('is doubled among its words', () => {
    expect(type("title: 'Acme| vault'", "'s")).toBe("title: 'Acme''s| vault'")
  })

  it('passes over the closing mark, and is taken in by the letter after it', () => {
    expect(type("title: 'Acme|'", "'")).toBe("title: 'Acme'|")
    expect(type("title: 'Acme|'", "'s vault")).toBe("title: 'Acme''s vault|'")
  })

  it('is one sign in a list of values', () => {
    expect(type("keywords: ['one', 'don|t', 'three']", "'")).toBe("keywords: ['one', 'don''|t', 'three']")
    expect(type("keywords: ['one', 'don|', 'three']", "'t")).toBe("keywords: ['one', 'don''t|', 'three']")
  })

  it('closes a value that is not closed', () => {
    expect(type("title: 'Acme|", "'")).toBe("title: 'Acme'|")
  })

  it('stays in a value without marks, between double ones, and in the text of the page', () => {
    expect(type('title: Acme|', "'s")).toBe("title: Acme's|")
    expect(type('title: "Acme|"', "'s")).toBe(`title: "Acme's|"`)
    expect(type("title: 'a'\n---\n\nAcme|", "'s")).toBe("title: 'a'\n---\n\nAcme's|")
  })

  it('is the Hebrew sign after a Hebrew letter', () => {
    expect(type("title: 'צ|ק'", "'", 'he')).toBe("title: 'צ׳|ק'")
    expect(type("title: 'צ|'", "'ק", 'he')).toBe("title: 'צ׳ק|'")
    expect(type("title: 'Acme|'", "'s", 'he')).toBe("title: 'Acme''s|'")
  })
})

it('types gershayim and maqaf in a quoted value of a Hebrew page, and leaves an English one', () => {
  expect(type("title: 'צה|'", '"ל ב-Mac', 'he')).toBe("title: 'צה״ל ב־Mac|'")
  expect(type("title: 'צה|'", '"ל', 'en')).toBe(`title: 'צה"ל|'`)
  expect(type('updated: |', '-', 'he')).toBe('updated: -|')
})
