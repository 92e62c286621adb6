import { expect, test } from 'vitest'
import { choiceOf, chosenLanguage, languageAskedFor } from './deskLanguage.ts'

test('the choice is read from among other cookies', () => {
  expect(chosenLanguage(`a=en; ${choiceOf('he').split(';')[0]}; b=en`)).toBe('he')
})

test('without one, or with one that is no language of the site, nothing is chosen', () => {
  expect(chosenLanguage(undefined)).toBeUndefined()
  expect(chosenLanguage('my-desk-language=he')).toBeUndefined()
  expect(chosenLanguage('desk-language=fr')).toBeUndefined()
})

test.each(['en', 'he'] as const)('an address chooses a language: %s', language => {
  expect(languageAskedFor(new URL(`http://localhost/about?edit=1&speak=${language}`))).toBe(language)
})

test('an address that names no language of the site chooses none', () => {
  expect(languageAskedFor(new URL('http://localhost/about?edit=1'))).toBeUndefined()
  expect(languageAskedFor(new URL('http://localhost/about?edit=1&speak=fr'))).toBeUndefined()
})
