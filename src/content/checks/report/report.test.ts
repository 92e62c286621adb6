import { expect, test } from 'vitest'
import type { Finding } from '../../fault.ts'
import { msg } from '../../messages/msg.ts'
import { plainWordingIn } from '../../messages/wording.ts'
import { githubAnnotations } from './github.ts'
import { jsonReport } from './json.ts'
import { countFindings, formatFindings } from './terminal.ts'

const say = plainWordingIn('en')

const first: Finding = {
  check: 'links',
  severity: 'error',
  file: 'content/vendors/acme.en.mdx',
  line: 12,
  column: 3,
  found: '100%: a link,\nin two lines',
  expected: 'a page of this site',
  fix: '[Acme](/acme)',
}
const second: Finding = { ...first, line: 20, found: 'another', severity: 'warning' }
const third: Finding = {
  ...second,
  file: 'content/vendors/other.en.mdx',
  also: { file: 'content/vendors/other.he.mdx', line: 4, column: 1 },
}

test('the terminal shows findings grouped by file, with place, fault, expectation and text to paste', () => {
  expect(formatFindings([first, second, third], say)).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error, 1 warning)

      content/vendors/acme.en.mdx:12:3 error [links]
        Found:    100%: a link,
                  in two lines
        Expected: a page of this site
        Write:
          [Acme](/acme)

      content/vendors/acme.en.mdx:20:3 warning [links]
        Found:    another
        Expected: a page of this site
        Write:
          [Acme](/acme)

    content/vendors/other.en.mdx (1 warning)

      content/vendors/other.en.mdx:20:3 warning [links]
        Found:    another
        Expected: a page of this site
        See also: content/vendors/other.he.mdx:4:1
        Write:
          [Acme](/acme)"
  `)
})

test('a cause is printed once, with its places and their words, the worst first', () => {
  const slip = (word: string) => msg('{slip}: {word}', { slip: msg('several spaces between two words'), word })
  const many = [7, 3, 5].map((line, index): Finding => ({ ...first, line, found: slip(`word ${index}`) }))
  const report = formatFindings([second, first, ...many, { ...first, line: 30, check: 'syntax' }], say)
  expect(report.match(/^ {2}content.*$/gm)).toEqual([
    '  content/vendors/acme.en.mdx:30:3 error [syntax]',
    '  content/vendors/acme.en.mdx:7:3 error [links] 3 times',
    '  content/vendors/acme.en.mdx:12:3 error [links]',
    '  content/vendors/acme.en.mdx:20:3 warning [links]',
  ])
  expect(report).toContain(`
      [Acme](/acme)
    Also at:
      3:3  word 1
      5:3  word 2
`)
})

test('a painted report has the words of the plain one', () => {
  const painted = formatFindings([first, third], say, (style, text) => `<${style}>${text}</${style}>`)
  expect(painted).toContain('<red>error</red>')
  expect(painted.replace(/<\/?(bold|dim|red|yellow|green)>/g, '')).toBe(formatFindings([first, third], say))
})

test('errors and warnings are counted apart', () => {
  expect([[], [first], [first, second, third]].map(list => say(countFindings(list)))).toEqual([
    'no faults',
    '1 error',
    '1 error, 2 warnings',
  ])
})

test('an annotation for GitHub is one line, whatever stands in it', () => {
  expect(githubAnnotations([first, third], say)).toMatchInlineSnapshot(`
    "::error file=content/vendors/acme.en.mdx,line=12,col=3,title=links::Found: 100%25: a link,%0Ain two lines%0AExpected: a page of this site%0AWrite:%0A[Acme](/acme)
    ::warning file=content/vendors/other.en.mdx,line=20,col=3,title=links::Found: another%0AExpected: a page of this site%0ASee also: content/vendors/other.he.mdx:4%0AWrite:%0A[Acme](/acme)"
  `)
})

test('the report for programs carries counts and every finding', () => {
  expect(JSON.parse(jsonReport([first, third], say))).toEqual({ errors: 1, warnings: 1, findings: [first, third] })
})
