import { expect, test } from 'vitest'
import { foldQuestions } from './foldQuestions.ts'

const question = (asked: string, answer: string) => `<Question q="${asked}">\n\n${answer}\n\n</Question>`
const faq = (...questions: string[]) => ['<Faq>', ...questions, '</Faq>'].join('\n\n')

test('two questions in bold, each with its answer behind or below it, become questions and answers', () => {
  const text = '## שאלות\n\n**זה מאט את ה־Mac?** לא.\n\n**איפה הנתונים?**\n\n- בישראל\n- מוצפנים\n\nראו גם: Kandji'
  expect(foldQuestions(text)).toBe(
    [
      '## שאלות',
      faq(question('זה מאט את ה־Mac?', 'לא.'), question('איפה הנתונים?', '- בישראל\n- מוצפנים')),
      'ראו גם: Kandji',
    ].join('\n\n'),
  )
})

test('two questions that are headings take all that is below them', () => {
  const text = '## שאלות\n\n### איפה הגיבויים?\n\nבענן.\n\nמוצפנים.\n\n### Is it slow?\n\nNo.\n\n## הבא\n\nטקסט'
  expect(foldQuestions(text)).toBe(
    [
      '## שאלות',
      faq(question('איפה הגיבויים?', 'בענן.\n\nמוצפנים.'), question('Is it slow?', 'No.')),
      '## הבא',
      'טקסט',
    ].join('\n\n'),
  )
})

test('one alone stays as it is unless one is enough', () => {
  const text = 'Before\n\n**Does it slow the Mac?** No.\n\nAfter'
  expect(foldQuestions(text)).toBe(text)
  expect(foldQuestions(text, 1)).toBe(`Before\n\n${faq(question('Does it slow the Mac?', 'No.'))}\n\nAfter`)
})

test.each([
  '**Bold** words.\n\n**More** words.',
  '**Without an answer?**\n\n## Next',
  '**One?**\n\n**Two?**\n\n## Next',
  '## Why us?\n\nText.\n\n## Why now?\n\nText.',
  '### What it does\n\nText.\n\n### Without an answer?\n\n### Next\n\nText.',
  '### A [link](/kandji)?\n\nText.\n\n### Alone?\n\nText.',
  '**A [link](/kandji)?** Yes.\n\n**Said "so"?** No.',
])('%j asks nothing that an attribute could hold, and stays as it is', text => {
  expect(foldQuestions(text)).toBe(text)
})
