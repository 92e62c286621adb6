import { expect, test } from 'vitest'
import { choiceOf, chosenLanguage } from './deskLanguage.ts'

test('the choice is read from among other cookies', () => {
  expect(chosenLanguage(`a=en; ${choiceOf('he').split(';')[0]}; b=en`)).toBe('he')
})

test('without one, or with one that is no language of the site, nothing is chosen', () => {
  expect(chosenLanguage(undefined)).toBeUndefined()
  expect(chosenLanguage('my-desk-language=he')).toBeUndefined()
  expect(chosenLanguage('desk-language=fr')).toBeUndefined()
})
