import { describe, expect, it } from 'vitest'
import { type StarterSection, starterPage } from '../../writing/starter.ts'
import { fillTemplate, isUnwritten, lacksWords } from './fillTemplate.ts'
import { markdownOf } from './markdownOf.ts'

const template = (section: StarterSection, locale: 'en' | 'he') =>
  starterPage(section, locale, { slug: 'acme', today: '2026-11-01', related: ['kandji'] })

const texts = {
  en: {
    title: "Acme's vault for every team",
    opening: 'Every password in one place, and nobody left outside when somebody goes.',
    section: 'How it works',
    paragraph: 'One account a person.',
  },
  he: {
    title: 'כספת סיסמאות לכל צוות',
    opening: 'כל הסיסמאות של הארגון במקום אחד, ואף אחד לא נשאר בחוץ כשמישהו עוזב.',
    section: 'איך זה עובד',
    paragraph: 'חשבון אחד לכל עובד.',
  },
} as const

function documentIn(locale: 'en' | 'he') {
  const { title, opening, section, paragraph } = texts[locale]
  return documentOf(`<h1>${title}</h1><p>${opening}</p><h2>${section}</h2><p>${paragraph}</p>`, locale)
}

function documentOf(html: string, locale: 'en' | 'he') {
  const document = markdownOf(html, locale, 'http://localhost:3000', true)?.document
  if (!document) throw new Error('expected a document')
  return document
}

describe.each(['en', 'he'] as const)('a document in the place of a template (%s)', locale => {
  const { title, opening, section, paragraph } = texts[locale]

  it('stands between the top of the page and its closing blocks', () => {
    const page = template('services', locale)
    const filled = fillTemplate(page, documentIn(locale), locale)
    const body = `<PageHero>\n\n# ${title}\n\n${opening}\n\n</PageHero>\n\n## ${section}\n\n${paragraph}\n\n`
    expect(filled).toContain(`---\n\n${body}${page.slice(page.lastIndexOf('\n## ') + 1)}`)
  })

  it('gives search results and cards its first words, and leaves what it does not say', () => {
    const filled = fillTemplate(template('services', locale), documentIn(locale), locale)
    expect(filled).toContain(`\ntitle: '${title.replace("'", "''")}'\n`)
    expect(filled).toContain(`\nsummary: '${opening}'\n`)
    expect(filled).toMatch(/\nkicker: '\[\[.*\]\]'\n/)
  })

  it.each([
    ['in bold', (words: string) => `<p><strong>${words}</strong></p>`],
    ['as a heading', (words: string) => `<h3>${words}</h3>`],
    ['as plain words', (words: string) => `<p>${words}</p>`],
  ])('takes nothing from questions below the introduction, %s, into what search results say', (_, asked) => {
    const [short, question] = {
      en: ['A backup of every computer in the office.', 'For how long is the backup of a computer kept?'],
      he: ['גיבוי של כל מחשב במשרד, כל לילה.', 'כמה זמן נשמר הגיבוי של מחשב שכבר לא בשימוש?'],
    }[locale] as [string, string]
    const html = `<h1>${title}</h1><p>${short}</p>${asked(question)}<p>${opening}</p>`
    const document = documentOf(html, locale)
    expect(document.introduction).toEqual([short])
    expect(fillTemplate(template('services', locale), document, locale)).toMatch(/\ndescription: '\[\[.*\]\]'\n/)
  })

  it('takes no price into what search results and cards say, where no fact could stand for it', () => {
    const [price, opened] = [
      locale === 'he' ? 'המחיר הוא 49.90 ₪ לחודש.' : 'It costs $49.90 a month.',
      documentIn(locale),
    ]
    const priced = { ...opened, introduction: [`${price} ${opened.introduction[0]}`, ...opened.introduction.slice(1)] }
    const page = template('services', locale)
    expect(fillTemplate(page, priced, locale)).toBe(fillTemplate(page, opened, locale))
  })

  it('keeps an address whole in what search results and cards say', () => {
    const address = 'https://example.com/a_b?x=1&y=2'
    const words =
      locale === 'he' ? `המדריך המלא, עם כל הצעדים, נמצא תמיד בכתובת ${address}` : `The guide is at ${address}`
    const document = documentOf(`<h1>${title}</h1><p>${words.replace('&', '&amp;')}</p><p>${opening}</p>`, locale)
    const filled = fillTemplate(template('services', locale), document, locale)
    expect(filled.match(/\ndescription: '.*'|\nsummary: '.*'/g)).toEqual([
      expect.stringContaining(address),
      expect.stringContaining(address),
    ])
  })

  it('gives cards the next sentence where the first one is too long for them', () => {
    const [first, next] = {
      en: [
        'Every password of the company is kept in one place, each person sees what the work needs, and nobody is left outside when somebody goes.',
        'Whoever leaves loses access on the same day.',
      ],
      he: [
        'כל הסיסמאות של הארגון נשמרות במקום אחד, כל אחד רואה מה שצריך לעבודה שלו, ואף אחד לא נשאר בחוץ כשמישהו עוזב את החברה או מחליף תפקיד.',
        'מי שעוזב מאבד את הגישה באותו היום ממש, בלי לחכות.',
      ],
    }[locale] as [string, string]
    const of = (introduction: string[]) =>
      fillTemplate(template('services', locale), { ...documentIn(locale), introduction }, locale)
    const both = of([`${first} ${next}`])
    expect(both).toContain(`\ndescription: '${first}'\n`)
    expect(both).toContain(`\nsummary: '${next}'\n`)
    expect(lacksWords(both)).toBe(false)
    // Half of it might say something else.
    const alone = of([first])
    expect(alone).toMatch(/\nsummary: '\[\[.*\]\]'\n/)
    expect(lacksWords(alone)).toBe(true)
  })

  it('leaves a text in brackets for which its words are too short, and what was written', () => {
    const page = template('services', locale).replace(/^title: .*$/m, "title: 'My own words'")
    const filled = fillTemplate(page, { ...documentIn(locale), introduction: [paragraph] }, locale)
    expect(filled).toContain("\ntitle: 'My own words'\n")
    expect(filled).toMatch(/\ndescription: '\[\[.*\]\]'\n/)
    expect(filled).toMatch(/\nsummary: '\[\[.*\]\]'\n/)
  })

  it.each(['services', 'pages', 'legal'] as const)('is only taken where nothing is written yet (%s)', folder => {
    const page = template(folder, locale)
    expect(isUnwritten(page)).toBe(true)
    expect(isUnwritten(page.replace(/^# \[\[.*$/m, `# ${title}`))).toBe(false)
    expect(isUnwritten(page.replace(/^\[\[.*\]\]$/m, opening))).toBe(false)
    expect(isUnwritten(fillTemplate(page, documentIn(locale), locale))).toBe(false)
  })
})
