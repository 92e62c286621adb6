import { expect, test } from 'vitest'
import { dataDrawnBy } from './dataDrawnBy.ts'

test.each([
  ['<Fact id="kandji.trial" /> of trial', '?data=facts&find=kandji.trial'],
  ['<CountedStat label="Clients" fact="home.clients" />', '?data=facts&find=home.clients'],
  ['<PricingTable plans="applecare" />', '?data=plans'],
  ['<Testimonials />', '?data=testimonials'],
  ['<Question q="Why?" id="why">\n\n<Fact id="kandji.trial" />', undefined],
  ['Words.', undefined],
])('%s draws %s', (text, address) => {
  expect(dataDrawnBy(text)).toBe(address)
})
