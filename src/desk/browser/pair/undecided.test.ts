import { expect, test } from 'vitest'
import { plainWordingIn } from '../../../content/messages/wording.ts'
import { undecided } from './undecided.ts'

const said = (en: boolean, he: boolean) => {
  const reason = undecided({ en, he })
  return reason && (['en', 'he'] as const).map(locale => plainWordingIn(locale)(reason))
}

test('where no conflict waits nothing hinders that an agreement is recorded', () => {
  expect(said(false, false)).toBeUndefined()
})

test('the language whose conflict is to be decided first is named', () => {
  expect(said(true, false)).toEqual([
    'Not recorded: first decide about the conflict in the English (“Compare them”).',
    'לא נרשם: קודם צריך להחליט מה נשאר באנגלית, שהשתנתה גם בדיסק (״השוואה״).',
  ])
  expect(said(false, true)).toEqual([
    'Not recorded: first decide about the conflict in the Hebrew (“Compare them”).',
    'לא נרשם: קודם צריך להחליט מה נשאר בעברית, שהשתנתה גם בדיסק (״השוואה״).',
  ])
  expect(said(true, true)).toEqual([
    'Not recorded: first decide about the conflict in the English and the one in the Hebrew (“Compare them”).',
    'לא נרשם: קודם צריך להחליט מה נשאר באנגלית ובעברית, שהשתנו גם בדיסק (״השוואה״).',
  ])
})
