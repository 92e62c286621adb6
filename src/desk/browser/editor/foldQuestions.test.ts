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

test('one alone stays as it is unless one is enough', () => {
  const text = 'Before\n\n**Does it slow the Mac?** No.\n\nAfter'
  expect(foldQuestions(text)).toBe(text)
  expect(foldQuestions(text, 1)).toBe(`Before\n\n${faq(question('Does it slow the Mac?', 'No.'))}\n\nAfter`)
})

test.each([
  '**Bold** words.\n\n**More** words.',
  '**Without an answer?**\n\n## Next',
  '**One?**\n\n**Two?**\n\n## Next',
  '**A [link](/kandji)?** Yes.\n\n**Said "so"?** No.',
])('%j asks nothing that an attribute could hold, and stays as it is', text => {
  expect(foldQuestions(text)).toBe(text)
})
