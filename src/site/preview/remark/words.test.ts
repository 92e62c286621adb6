import { expect, test } from 'vitest'
import { Alignment, wordPattern } from './words.ts'

const source = `---
title: 'Acme'
kicker: Vaults
---

# A vault for every office

It is tried for <Fact id="acme.trial" /> before you pay.

<Stats>
<Stat label="Vaults" fact="acme.vaults" />
<Stat label="Doors" fact="acme.doors" />
</Stats>

## Prices

<PricingTable plans="acme" />

## Questions
`
const page: readonly string[] =
  'Vaults A vault for every office It is tried for 14 days before you pay Vaults 300 Doors 20 Prices Basic $5 Questions'.match(
    wordPattern,
  ) ?? []
const alignment = new Alignment(source, page)

test.each([
  ['Vaults', 'Vaults\n---', true],
  ['pay', 'pay.', true],
  ['14', '<Fact id="acme.trial"', false],
  ['days', '<Fact id="acme.trial"', false],
  // Their tags say what they count.
  ['300', '<Stat label="Vaults"', false],
  ['20', '<Stat label="Doors"', false],
  ['Basic', '<PricingTable', false],
  ['5', '<PricingTable', false],
])('%s of the page is at %s of its source, as its own word: %s', (word, text, isOwn) => {
  const place = alignment.placeOf(page.indexOf(word), 0)
  expect(source.slice(place?.offset, (place?.offset ?? 0) + text.length)).toBe(text)
  expect(place?.isOwn).toBe(isOwn)
})
