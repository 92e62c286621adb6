import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

/** Shown by files that a test changes first, which pins both languages itself. */
const made = ['image-too-heavy']

test.each(readdirSync('tests/fixtures').filter(name => name !== 'base' && !made.includes(name)))(
  '%s in Hebrew',
  name => {
    const translations = name.startsWith('translation-') ? 'as recorded' : 'compared'
    expect(reportOn(name, translations, undefined, 'he')).toMatchSnapshot()
  },
)
