import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type DeskServer, expect, languages, test } from './deskSite.ts'

// One browser page for all: each test restores what it breaks.
test.describe.configure({ mode: 'serial' })

let site: DeskServer
let page: Page

test.beforeAll(async ({ browser, deskServer }) => {
  site = deskServer
  await site.restore()
  page = await browser.newPage({ locale: 'en-US' })
})
test.afterAll(() => page?.close())

const english = 'content/vendors/page-1.en.mdx'
const hebrew = 'content/vendors/page-1.he.mdx'
const overlay = () => page.getByRole('alertdialog')
const bar = () => page.locator('dev-bar')

/** Opens a page and waits until the dev client has taken it over. */
async function open(path: string): Promise<void> {
  await page.goto(site.dev.url + path)
  await page.locator('html[data-dev-version]').waitFor()
}

/** Saves a change, waits until `shown` holds, and puts the file back. */
async function whileEdited(file: string, from: string, to: string, shown: () => Promise<void>): Promise<void> {
  const before = site.read(file)
  site.edit(file, from, to)
  try {
    await shown()
  } finally {
    site.write(file, before)
  }
}

test('a saved text appears without a reload; scroll, open answers and typed text stay', async () => {
  await open('/page-1')
  await page.evaluate(() => Object.assign(window, { sameWindow: true }))
  const question = page.locator('[data-faq] details').first()
  await question.locator('summary').click()
  const name = page.locator('form input').first()
  await name.fill('Dana')
  // What the writer reads stays where it is, also when text above it grows.
  const off = () => question.evaluate(element => element.getBoundingClientRect().top - 200)
  // Scrolling stops at whole pixels.
  const pixels = async (distance: Promise<number>) => Math.round((await distance) / 2) * 2 || 0
  const scroll = () =>
    question.evaluate(element => scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }))
  // In WebKit it stays only if the page sees to it.
  for (const anchor of ['none', '']) {
    await page.evaluate(value => document.documentElement.style.setProperty('overflow-anchor', value), anchor)
    await expect.poll(() => pixels(scroll().then(off))).toBe(0)
    await whileEdited(english, '## account', '## A heading just saved\n\n## account', async () => {
      await expect(page.getByRole('heading', { name: 'A heading just saved' })).toBeAttached()
      await expect(name).toHaveValue('Dana')
      await expect(question).toHaveAttribute('open')
      await expect.poll(() => pixels(off())).toBe(0)
      expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true)
    })
    await expect(page.getByRole('heading', { name: 'A heading just saved' })).toHaveCount(0)
    await expect.poll(() => pixels(off())).toBe(0)
  }
})

test('an edited island comes alive again, the others keep their state', async () => {
  await whileEdited(english, '<Question q="', '<Question q="A new question? ', async () => {
    await expect(page.locator('[data-faq] details').first()).toContainText('A new question?')
    await expect(page.locator('form input').first()).toHaveValue('Dana')
    await page.getByRole('button', { name: 'Open all answers' }).click()
    await expect(page.locator('[data-faq] details:not([open])')).toHaveCount(0)
  })
})

test('a question that is added leaves open what was open, and nothing else', async () => {
  await open('/page-1')
  const questions = page.locator('[data-faq] details')
  await questions.nth(1).locator('summary').click()
  const opened = await questions.nth(1).locator('summary').innerText()
  const added = '<Question q="An added question?">\n\nAn answer.\n\n</Question>\n\n'
  await whileEdited(english, '<Question', `${added}<Question`, async () => {
    await expect(questions.first()).toContainText('An added question?')
    await expect(page.locator('[data-faq] details[open] summary')).toHaveText([opened])
  })
  await expect(page.locator('[data-faq] details[open] summary')).toHaveText([opened])
})

test('a click on an island that has just come with the text counts, also before its code is there', async ({
  browser,
}) => {
  const other = await browser.newPage({ locale: 'en-US' })
  const late = Promise.withResolvers<void>()
  await other.route('**/FaqToggle.tsx*', async route => {
    await late.promise
    await route.continue()
  })
  await other.goto(`${site.dev.url}/page-1`)
  await other.locator('html[data-dev-version]').waitFor()
  const added = '<Faq>\n<Question q="An added question?">\n\nAn answer.\n\n</Question>\n</Faq>\n\n'
  await whileEdited(english, '## account', `${added}## account`, async () => {
    const faq = other.locator('[data-faq]', { hasText: 'An added question?' })
    await faq.getByRole('button', { name: 'Open all answers' }).click()
    late.resolve()
    await expect(faq.locator('details')).toHaveAttribute('open')
  })
})

test('a fault of the text lies over the page until it is fixed, with its place and the lines around it', async () => {
  await whileEdited(english, '</Faq>', '', async () => {
    await expect(overlay()).toContainText(`${english}:`)
    await expect(overlay()).toContainText('Faq')
    await expect(overlay().locator('.line.here')).toHaveCount(1)
    // The page as it was stays under it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generated page number B')
    // Again where the page did not get it: on a busy machine a single press was lost once.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(overlay()).toHaveCount(0, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  })
  await expect(bar()).toContainText('No faults')
  await whileEdited(english, 'kicker:', 'kickr:', () => expect(overlay()).toContainText('did you mean "kicker"?'))
  await expect(overlay()).toHaveCount(0)
  await whileEdited(english, '<PageHero>', '<PageHeroo>', () => expect(overlay()).toContainText('PageHeroo'))
  await expect(overlay()).toHaveCount(0)
})

test('what a starter left to be written is marked in the page and does not cover it', async () => {
  await whileEdited(english, '## account', '[[A text to write]]\n\n## account', async () => {
    await expect(bar()).toContainText('1 error')
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('dev-unfinished')?.size)).toBe(1)
    await expect(overlay()).toHaveCount(0)
  })
  await expect(bar()).toContainText('No faults')
})

test('the place of a fault opens in the editor', async () => {
  await whileEdited(english, '</Faq>', '', async () => {
    const asked = page.waitForRequest(/__open-in-editor/)
    await page.route('**/__open-in-editor*', route => route.fulfill({ status: 200 }))
    await overlay().locator('button.file').first().click()
    expect(new URL((await asked).url()).searchParams.get('file')).toMatch(/^content\/vendors\/page-1\.en\.mdx:\d+:\d+$/)
  })
  await expect(overlay()).toHaveCount(0)
})

for (const { locale, url, file } of languages) {
  const { open: link, field } = {
    en: { open: 'Open at the desk', field: '1, For whom, Hebrew' },
    he: { open: 'פתיחה בשולחן הכתיבה', field: '1, למי זה מתאים, עברית' },
  }[locale]

  test(`a fault leads to the desk: in a page at its place, in a data file to the value (${locale})`, async () => {
    await open(url)
    await whileEdited(file, 'kicker:', 'kickr:', async () => {
      const line =
        site
          .read(file)
          .split('\n')
          .findIndex(text => text.startsWith('kickr:')) + 1
      const way = overlay().locator(`a[href="${url}?edit=${line}:1"]`, { hasText: link })
      await expect(way.first()).toBeVisible()
    })
    await whileEdited('content/data/plans.yaml', 'he: צוות קטן', 'he: צוות  קטן', async () => {
      await overlay().locator('a[href^="?data=plans"]', { hasText: link }).click()
      await expect(page.getByRole('textbox', { name: field, exact: true }).first()).toBeFocused()
      await expect(page.locator(':focus')).toHaveValue('צוות  קטן')
    })
    await open(url)
    await expect(overlay()).toHaveCount(0)
  })
}

test('each fault of a data file is reported, and the page follows once the file is valid', async () => {
  await open('/page-1')
  const file = 'content/data/facts.yaml'
  const before = site.read(file)
  for (const [broken, report] of [
    ['sample.fact: [', 'never closed'],
    ['sample.fact: { kind: nothing }', 'sample.fact'],
  ] as const) {
    site.write(file, `${before}\n${broken}\n`)
    await expect(overlay()).toContainText(`${file}:`)
    await expect(overlay()).toContainText(report)
  }
  site.write(file, before.replace('kind: duration, value: 14, unit: day', 'kind: duration, value: 15, unit: day'))
  await expect(overlay()).toHaveCount(0)
  await expect(page.locator('main')).toContainText('15 days')
  site.write(file, before)
  await expect(page.locator('main')).toContainText('14 days')
})

test('a Hebrew fault reads from the right, its code from the left', async () => {
  await open('/he/page-1')
  await whileEdited(hebrew, '</Faq>', '', async () => {
    await expect(overlay()).toHaveAttribute('dir', 'rtl')
    await expect(overlay().locator('.frame').first()).toHaveCSS('direction', 'ltr')
    await expect(overlay().locator('.here code').first()).toHaveAttribute('dir', 'ltr')
    await expect(overlay().locator('.frame code[dir=rtl]')).not.toHaveCount(0)
    await expect(overlay()).toContainText('שגיאה')
    // The names of checks are English words of the code.
    await expect(overlay()).not.toContainText('syntax')
  })
  await expect(overlay()).toHaveCount(0)
})

for (const { url } of languages) {
  test(`a line of YAML reads from the left, the Hebrew in it from the right (${url})`, async () => {
    await open(url)
    const [words, line] = [
      ['per', 'en', 'before VAT', 'he', 'לחודש', 'למשתמש'],
      "per: { en: 'per user per month, before VAT', he: 'למשתמש  לחודש' }",
    ]
    await whileEdited(
      'content/data/plans.yaml',
      'per: { en: per user per month, he: למשתמש לחודש }',
      line,
      async () => {
        await expect(overlay().locator('.here')).toContainText('before VAT')
        expect(await overlay().locator('.here code').evaluate(fromTheLeft, words)).toEqual(words)
      },
    )
    await expect(overlay()).toHaveCount(0)
  })
}

test('so does a line of front matter', async () => {
  const title = /^title: .*$/m.exec(site.read(hebrew))?.[0] ?? ''
  const words = ['title', 'ניהול', 'Apple', 'לעסק']
  await open('/he/page-1')
  await whileEdited(hebrew, title, "title: 'לעסק Apple  ניהול'", async () => {
    const line = overlay().locator('.line:has-text("title:") code').first()
    await expect(line).toHaveAttribute('dir', 'ltr')
    expect(await line.evaluate(fromTheLeft, words)).toEqual(words)
  })
  await expect(overlay()).toHaveCount(0)
})

/** Words of an element in the order in which they stand on the screen. */
function fromTheLeft(element: Element, words: string[]): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: { node: Text; start: number }[] = []
  for (let start = 0, node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    nodes.push({ node, start })
    start += node.length
  }
  const leftOf = (word: string) => {
    const at = element.textContent.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'))
    const { node, start } = nodes.findLast(one => one.start <= at) ?? { node: element, start: 0 }
    const range = document.createRange()
    range.setStart(node, at - start)
    range.setEnd(node, at - start + 1)
    return range.getBoundingClientRect().left
  }
  return words.toSorted((a, b) => leftOf(a) - leftOf(b))
}

test('a wide picture is as wide as the page, whatever stands above it, and a caption begins at its edge', async () => {
  const picture = { width: 2400, height: 1200, channels: 3, background: '#275' } as const
  mkdirSync(join(site.root, 'content/images'), { recursive: true })
  await sharp({ create: picture }).png().toFile(join(site.root, 'content/images/hall.png'))
  for (const [file, path, heading, words] of [
    [english, '/page-1', '## account', 'A hall'],
    [hebrew, '/he/page-1', '## חשבון', 'אולם'],
  ] as const) {
    const wide = `<Wide>\n\n![${words}](../images/hall.png "${words}!")\n\n</Wide>`
    await open(path)
    await whileEdited(file, heading, `## ${words}\n\n${wide}\n\n${words}\n\n${wide}\n\n${heading}`, async () => {
      const pictures = page.locator('main .wide > figure > picture')
      await expect(pictures).toHaveCount(2)
      for (const width of [360, 700, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const seen = await pictures.evaluateAll(all => ({
          sides: [...all, ...all.map(one => one.nextElementSibling)].map(one => one?.getBoundingClientRect()),
          title: document.querySelector('main h1')?.getBoundingClientRect(),
          window: document.documentElement.clientWidth,
          content: document.documentElement.scrollWidth,
        }))
        expect(seen.content).toBe(seen.window)
        const edge = Math.round((path === '/page-1' ? seen.title?.left : seen.window - (seen.title?.right ?? 0)) ?? 0)
        expect(seen.sides.map(side => side && [Math.round(side.left), Math.round(seen.window - side.right)])).toEqual(
          seen.sides.map(() => [edge, edge]),
        )
      }
    })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  site.remove('content/images/hall.png')
})

test('links that lead nowhere are underlined where they stand, and say why', async () => {
  const links = page.locator('main a[data-broken-link]')
  await whileEdited(hebrew, '## חשבון', '[כאן](/no-such-page) [ושם](#no-such-place)\n\n## חשבון', async () => {
    await expect(links).toHaveCount(2)
    await expect(links.first()).toHaveAttribute('title', 'קישור שבור: אין עמוד בכתובת /no-such-page.')
    await expect(links.first()).toHaveCSS('text-decoration-style', 'wavy')
  })
  await expect(links).toHaveCount(0)
})

test('a deleted page says so and comes back; a new one appears at its waiting address', async () => {
  const text = site.read(english)
  await open('/page-1')
  site.remove(english)
  await expect(bar()).toContainText('There is no page at this address.')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Generated page number B')
  site.write(english, text)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generated page number B')

  const response = await page.goto(`${site.dev.url}/page-new`)
  expect(response?.status()).toBe(404)
  await page.locator('html[data-dev-version]').waitFor()
  site.write('content/services/page-new.en.mdx', text.replace('# Generated page number B', '# A page just made'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page just made')
  site.remove('content/services/page-new.en.mdx')
  await expect(bar()).toContainText('There is no page at this address.')
})

test('a page that was broken before anybody saw it shows its fault, and then itself', async () => {
  site.write('content/vendors/page-early.en.mdx', 'no front matter')
  await open('/page-early')
  await expect(overlay()).toContainText('content/vendors/page-early.en.mdx:1:1')
  site.write('content/vendors/page-early.en.mdx', site.read('content/vendors/page-2.en.mdx'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generated page number C')
  // The checks may report the title that two pages now share.
  await expect(overlay().filter({ hasText: 'no front matter' })).toHaveCount(0)
  site.remove('content/vendors/page-early.en.mdx')
  await expect(bar()).toContainText('There is no page at this address.')
})

test('the bar says what the page holds, in its language, and remembers how it was left', async () => {
  await open('/he/page-1')
  await expect(bar().locator('.words')).toContainText(/\d{3} מילים/)
  await expect(bar().locator('.pair')).toHaveText('השפות עוד לא הושוו')
  await bar().getByRole('button', { name: 'פרטים' }).press('Enter')
  const result = bar().locator('.result')
  await expect(result).toContainText('עמוד מיוצר מספר B')
  await expect(result).toHaveCSS('direction', 'rtl')
  await expect(bar().locator('.card img')).toHaveJSProperty('naturalWidth', 1200)
  const limits = bar().locator('.state dd small').first()
  expect(await limits.evaluate(fromTheLeft, ['10', '60'])).toEqual(['10', '60'])
  await bar().getByRole('link', { name: 'לקריאה באנגלית' }).click()
  await expect(page).toHaveURL(`${site.dev.url}/page-1`)
  await expect(bar().locator('.result')).toHaveCSS('direction', 'ltr')
  expect(await limits.evaluate(fromTheLeft, ['10', '60'])).toEqual(['10', '60'])
  await bar().locator('.details').press('Escape')
  await expect(bar().locator('.details')).toHaveCount(0)
  await whileEdited(english, "title: '", `title: '${'Long '.repeat(10)}`, () =>
    expect(bar().locator('.length').first()).toContainText('too long'),
  )
})

test('the bar records that both languages say the same', async ({ request }) => {
  await open('/page-2')
  await expect(bar().locator('.pair')).toHaveText('Languages not compared yet')
  await bar().getByRole('button', { name: 'Details' }).click()
  await bar().getByRole('button', { name: 'Both say the same' }).click()
  await expect(bar().locator('.pair')).toHaveText('Both languages in step')
  expect(site.read('content/translations.lock.yaml')).toContain('page: vendors/page-2')
  // Another site may not ask for it.
  expect((await request.post(`${site.dev.url}/__dev/accept?page=vendors/page-1`)).status()).toBe(403)
})

for (const [path, title, save] of [
  ['/page-1', 'Keyboard shortcuts', 'Save'],
  ['/he/page-1', 'קיצורי מקלדת', 'שמירה'],
] as const) {
  test(`a question mark shows the keys before the desk is open, but not where one writes (${path})`, async () => {
    await open(path)
    const dialog = page.getByRole('dialog', { name: title })
    const field = page.locator('form input').first()
    await field.press('?')
    await field.blur()
    await page.keyboard.press('?')
    await expect(dialog).toContainText(save)
    await expect(dialog.locator('kbd', { hasText: /^E$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // Only the one key asked for it.
    await expect(field).toHaveValue('?')
    await field.fill('')
  })
}

test('the forms are answered beside the pages, and the server has outlived everything', async ({ request }) => {
  expect((await request.get(`${site.dev.url}/api/challenge`)).status()).toBe(200)
  expect((await request.get(`${site.dev.url}/page-2`)).status()).toBe(200)
  expect((await request.get(`${site.dev.url}/he/page-2`)).status()).toBe(200)
  expect(site.dev.process.exitCode).toBeNull()
})
