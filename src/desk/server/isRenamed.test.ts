import { describe, expect, it } from 'vitest'
import { starterPage } from '../writing/starter.ts'
import { isRenamed } from './isRenamed.ts'

const lines = {
  en: ['One account for every device.', 'A new computer is ready when it is opened.', 'Whoever leaves loses access.'],
  he: ['חשבון אחד לכל מכשיר.', 'מחשב חדש מוכן ברגע שפותחים אותו.', 'מי שעוזב מאבד את הגישה.'],
} as const

const pageOf = (...words: readonly string[]) =>
  `---\ntype: service\n---\n\n<PageHero>\n\n# ${words.join('\n\n')}\n\n</PageHero>\n`

describe.each(['en', 'he'] as const)('a page that has the address of one that is gone (%s)', locale => {
  const [first, second, third] = lines[locale]
  const was = { text: pageOf(first, second, third), paths: ['/kandji', '/jamf'] }

  it('is the same page with a new name where at least half of its lines are', () => {
    expect(isRenamed(was, { path: '/iru', text: was.text })).toBe(true)
    expect(isRenamed(was, { path: '/iru', text: pageOf(first, second, 'X', 'Y') })).toBe(true)
    expect(isRenamed(was, { path: '/iru', text: pageOf(first, 'X', 'Y', 'Z') })).toBe(false)
  })

  it('is another one where it was there before, however much of the text it has', () => {
    expect(isRenamed(was, { path: '/jamf', text: was.text })).toBe(false)
  })

  it('is another one where it has only what every page has', () => {
    const [one, other] = ['kandji', 'intune'].map(slug => ({
      text: pageOf(slug === 'kandji' ? first : second),
      paths: [`/${slug}`],
    }))
    expect(one && other && isRenamed(one, { path: '/iru', text: other.text })).toBe(false)
  })

  it('is the same one before anything is written in it', () => {
    const text = starterPage('vendors', locale, { slug: 'acme', today: '2026-11-01', related: [] })
    expect(isRenamed({ text, paths: ['/acme'] }, { path: '/bolt', text })).toBe(true)
  })
})
