import type { Edit, Finding } from './fault.ts'
import type { KeptFrontMatter } from './keptFrontMatter.ts'
import { mergeMarks } from './mdx/mergeMarks.ts'
import { type Message, msg } from './messages/msg.ts'
import { yamlFaults } from './yamlFaults.ts'
import { type YamlFile, yamlFile } from './yamlFile.ts'

export interface SplitPage {
  /** The front matter; undefined where there is none to read. */
  yaml: YamlFile | undefined
  /** MDX without the front matter. */
  body: string
  /** Lines of the file before the body starts, so that a fault in the body can name the file's line. */
  bodyOffset: number
  findings: readonly Finding[]
}

const wholePage = `---
title: …
description: …
type: service
keywords: [one, two, three]
updated: 2026-11-01
illustration: devices
kicker: …
summary: …
---`

/**
 * Splits a page into its front matter, read as YAML but not validated, and its MDX.
 * @param kept front matter that need not be parsed
 */
export function splitPage(file: string, source: string, kept?: KeptFrontMatter): SplitPage {
  const unreadable = (column: number, found: Message, expected: Message, fix: string, edit?: Edit): SplitPage => ({
    yaml: undefined,
    body: '',
    bodyOffset: 0,
    findings: [
      {
        check: 'frontMatter',
        severity: 'error',
        file,
        line: 1,
        column,
        found,
        expected,
        fix,
        ...(edit ? { edit } : {}),
      },
    ],
  })
  const before = beforeKeys.exec(source)
  const start = before?.[0].length ?? 0
  const opening = /^\uFEFF*---[ \t]*(\S.*)?\r?\n/.exec(source.slice(start))
  if (!opening) {
    const [merge] = mergeMarks(file, source)
    if (merge?.line === 1) return { yaml: undefined, body: '', bodyOffset: 0, findings: [merge] }
    if (/^\uFEFF*---[ \t]*\r/.test(source)) {
      return unreadable(
        1,
        msg('line endings from before 2001 (CR), so that the whole file is one line'),
        msg('modern line endings (LF or CRLF): in VS Code, click the line ending in the status bar and choose LF'),
        '---',
        { from: 0, to: source.length, insert: source.replaceAll(/\r(?!\n)/g, '\n') },
      )
    }
    const toml = /^\uFEFF*\+\+\+[ \t]*\r?\n([\s\S]*?\n)\+\+\+[ \t]*(?=\r?\n|$)/.exec(source)
    if (toml) {
      const yaml = yamlOfToml(toml[1] ?? '')
      return unreadable(
        1,
        msg('front matter between lines of {signs}, which is TOML', { signs: '+++' }),
        msg('YAML between two lines of three hyphens, each line a key, a colon and a value'),
        yaml ?? wholePage,
        yaml === undefined ? undefined : { from: 0, to: toml[0].length, insert: yaml },
      )
    }
    return unreadable(
      1,
      msg('no front matter'),
      msg('the file to start with a line of three hyphens, the lines that describe the page, and three hyphens again'),
      wholePage,
    )
  }
  if (opening[1]) {
    return unreadable(
      4,
      msg('front matter in "{language}"', { language: opening[1].trim() }),
      msg('plain YAML front matter: the first line holds three hyphens and nothing else'),
      '---',
    )
  }
  const closing = /\n---[ \t]*(?:\r?\n|$)/g
  closing.lastIndex = start + opening[0].length - 1
  const end = closing.exec(source)
  if (!end) {
    return unreadable(
      1,
      msg('front matter that never ends'),
      msg('a line of three hyphens after the last line that describes the page, before its text'),
      '---',
      endOfKeys(source, start + opening[0].length),
    )
  }
  // Blank lines in place of the hyphens, and of what is before them, keep the file's line numbers.
  const blank = '\n'.repeat(source.slice(0, start).split('\n').length)
  const text = blank + source.slice(start + opening[0].length, end.index)
  const known = kept?.get(text)
  const yaml = yamlFile(file, text, known)
  const faults = known === undefined ? faultsOf(yaml) : []
  if (known === undefined && faults.length === 0) kept?.note(text, yaml.value)
  const signs = before?.[1] && /^```[ \t]*(?:\r?\n|$)/.exec(source.slice(closing.lastIndex))
  const bodyStart = closing.lastIndex + (signs ? signs[0].length : 0)
  return {
    yaml,
    body: source.slice(bodyStart),
    bodyOffset: source.slice(0, bodyStart).split('\n').length - 1,
    findings: [
      ...(before ? [misplaced(file, before, source.slice(start, closing.lastIndex), bodyStart)] : []),
      ...faults,
    ],
  }
}

/** An empty line, a space or the signs of a code block before the front matter. */
const beforeKeys = /^\uFEFF*(?=[\s`])[ \t\r\n]*(```\w*[ \t]*\r?\n[ \t\r\n]*)?(?=---[ \t]*\r?\n)/

/** Front matter that is not at the very beginning; its edit takes away what stands around it. */
function misplaced(file: string, { 1: signs }: RegExpExecArray, keys: string, to: number): Finding {
  return {
    check: 'frontMatter',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    found: signs
      ? msg('signs of a code block before the front matter: {signs}', { signs: signs.trim() })
      : msg('a space or an empty line before the front matter'),
    expected: signs
      ? msg('a line of three hyphens as the very first; the signs go before and after it')
      : msg('a line of three hyphens as the very first'),
    fix: '---',
    edit: { from: 0, to, insert: keys },
  }
}

/** Front matter of one `key = value` a line, whose values mean the same in YAML. */
function yamlOfToml(lines: string): string | undefined {
  const yaml = lines.split(/\r?\n/).map(line => {
    const [, key, value] = /^([\w-]+)\s*=\s*("[^"]*"|'[^']*'|\[[^[\]{}]*\]|true|false|[\d-]+)\s*$/.exec(line) ?? []
    if (key && value) return `${key}: ${value}`
    return line.trim() === '' || line.startsWith('#') ? line : undefined
  })
  return yaml.includes(undefined) ? undefined : ['---', ...yaml].join('\n').concat('---')
}

/** The line of hyphens after the keys, where an empty line follows them. */
function endOfKeys(source: string, start: number): Edit | undefined {
  const end = source.indexOf('\n\n', start)
  const isKeys =
    end > 0 &&
    source
      .slice(start, end)
      .split('\n')
      .every(line => /^(?:[\w-]+:|\s+\S|#)/.test(line))
  return isKeys ? { from: end, to: end, insert: '\n---' } : undefined
}

function faultsOf(yaml: YamlFile): Finding[] {
  const faults = yamlFaults(yaml, 'frontMatter')
  const { value } = yaml
  if (faults.length > 0 || (typeof value === 'object' && value !== null && !Array.isArray(value))) return faults
  return [
    {
      check: 'frontMatter',
      severity: 'error',
      ...yaml.place(),
      found:
        value === null
          ? msg('front matter with nothing in it')
          : Array.isArray(value)
            ? msg('front matter that is a list')
            : msg('front matter without keys'),
      expected: msg('lines that describe the page, each with a key, a colon and a value'),
      fix: wholePage,
    },
  ]
}

/** The line of each key of the front matter. */
export function keyLines(yaml: YamlFile | undefined): Record<string, number> {
  const value = yaml?.value
  if (!yaml || typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.keys(value).map(key => [key, yaml.place(key).line]))
}
