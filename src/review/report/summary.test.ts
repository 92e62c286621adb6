import { expect, test } from 'vitest'
import { escapeMarkdown } from './summary.ts'

test('a title cannot bring markup, mentions, links or columns into a comment', () => {
  expect(escapeMarkdown('**Big** | <img src=x> @everyone [here](https://example.com) `rm`')).toBe(
    '\\*\\*Big\\*\\* \\| &lt;img src=x&gt; @\u200beveryone \\[here\\]\\(https:\u200b//example.com\\) \\`rm\\`',
  )
})
