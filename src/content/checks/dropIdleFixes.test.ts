import { expect, test } from 'vitest'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import type { Finding } from '../fault.ts'
import { readSnapshot } from '../snapshot.ts'
import { contentOf } from './contentOf.ts'
import { checkContent } from './runChecks.ts'

const finding: Finding = {
  check: 'frontMatter',
  severity: 'error',
  file: 'content/pages/acme.en.mdx',
  line: 2,
  column: 1,
  found: 'draft: yes',
  expected: 'true or false',
}

test('a fix that writes what was found is none, and any other stays', () => {
  const fixes = ['draft: yes', 'draft: true', undefined]
  const findings = fixes.map(fix => (fix === undefined ? finding : { ...finding, fix }))
  const content = contentOf(readSnapshot(process.cwd()), widgetDescriptions)
  expect(checkContent(content, [() => findings]).map(({ fix }) => fix)).toEqual([undefined, 'draft: true', undefined])
})
