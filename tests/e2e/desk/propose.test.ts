import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '@playwright/test'
import { editedFiles } from '../../../src/desk/server/propose/editedFiles.ts'
import { gitEnvironment } from '../../../src/desk/writing/testing/git.ts'
import { holdRequests } from '../holdRequests.ts'
import { beginsLeft, type DeskSite, expect, languages, openDesk, test } from './deskSite.ts'

let git: (...words: string[]) => string

test.beforeEach(({ site }) => {
  git = (...words) => execFileSync('git', words, { cwd: site.root, env: gitEnvironment, encoding: 'utf8' }).trim()
  // Nothing else is edited, and git would read all the code before each test.
  writeFileSync(join(site.root, '.gitignore'), '/*\n!/content\n!/.gitignore\n')
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'דנה כהן')
  git('config', 'user.email', 'dana@example.com')
  git('add', '.')
  git('commit', '-qm', 'First')
})

const words = {
  en: {
    mixed: 'אירו, formerly קנג׳י, manages',
    open: 'Propose …',
    send: 'Propose',
    patch: 'Save the patch file',
    home: 'Back to main',
    undo: 'Undo the record',
    typed: 'A new word ',
    more: 'More',
    add: 'New page …',
    make: 'Make the page',
    draft: 'draft',
    addPublish: 'A draft stays one',
    again: 'Send again',
    request: 'Open a pull request',
    copy: 'Copy the message',
    copied: 'Copied',
    waits: 'I sent changes to the site. They are waiting for approval on this branch:',
    publish: 'Publish “Generated page number B” with this proposal',
    published: 'will be published',
    publishes: '“Generated page number B” stops being a draft',
    notPublished: 'Nothing was published or proposed',
    toWrite: '“New En” is a draft, and 84 texts in it are still to be written',
    newTitle: 'New page: [[New En: what it is]]',
    value: 'Value',
    days: ['14 days', '30 days'],
    who: 'Who says so',
    outside: 'changes from outside the desk',
    unnamed: 'No branch can be named “two words”. Use Latin letters, digits and hyphens, such as two-words.',
    homeName: 'main is the branch that proposals start from, so no proposal can have its name. Choose another name.',
    taken: 'There is already a branch with this name. Choose another name.',
    waitsHere: 'waits in the proposal',
    isKept: 'unsaved changes are kept',
    gone: 'no longer there',
    bringBack: 'Bring it back',
    writeHere: 'Write here',
  },
  he: {
    mixed: 'Iru, לשעבר Kandji, מנהלת',
    more: 'עוד',
    add: 'עמוד חדש …',
    make: 'יצירת העמוד',
    draft: 'טיוטה',
    addPublish: 'טיוטה נשארת טיוטה',
    again: 'שליחה חוזרת',
    request: 'פתיחת pull request',
    copy: 'העתקת ההודעה',
    copied: 'הועתק',
    waits: 'שלחתי שינויים באתר. הם מחכים לאישור ב־git, בענף:',
    publish: 'לפרסם את העמוד ״עמוד מיוצר מספר B״ עם ההצעה הזאת',
    published: 'יפורסם',
    publishes: 'העמוד ״עמוד מיוצר מספר B״ מפסיק להיות טיוטה',
    notPublished: 'שום דבר לא פורסם ולא הוצע',
    toWrite: 'העמוד ״New He״ הוא טיוטה, ו־84 טקסטים בו עוד ממתינים לכתיבה',
    newTitle: 'עמוד חדש: [[New He: מה זה]]',
    value: 'ערך',
    days: ['14 יום', '30 יום'],
    who: 'מקור',
    outside: 'שינויים שנעשו מחוץ לשולחן הכתיבה',
    unnamed: 'הצעה לא יכולה להיקרא ״two words״. השתמשו באותיות לטיניות, בספרות ובמקפים, כמו two-words.',
    homeName: 'main היא הגרסה הראשית, שכל הצעה יוצאת ממנה, ולכן הצעה לא יכולה להיקרא כך. בחרו שם אחר.',
    taken: 'כבר יש הצעה בשם הזה. בחרו שם אחר.',
    waitsHere: 'מחכה בהצעה',
    isKept: 'השינויים שלא נשמרו לא יאבדו',
    gone: 'כבר לא נמצא',
    bringBack: 'להחזיר',
    writeHere: 'לכתוב כאן',
    open: 'הצעה …',
    send: 'שליחת ההצעה',
    patch: 'שמירת קובץ ה־patch',
    home: 'חזרה לגרסה הראשית, main',
    undo: 'ביטול הרישום',
    typed: 'מילה חדשה ',
  },
} as const

const mixedTitle = 'Acme Vault – כספת הסיסמאות'

const atWork = {
  en: { button: 'One moment …', status: 'what is shown below is as it was before' },
  he: { button: 'רק רגע …', status: 'מה שמופיע למטה הוא המצב הקודם' },
}

const unsavedWords = {
  en: { nothing: 'Nothing was edited', unsaved: 'text that is not saved yet' },
  he: { nothing: 'לא נערך כלום', unsaved: 'טקסט שעוד לא נשמר' },
} as const

for (const { locale, file, url } of languages) {
  test(`unsaved text of another file is named, with the way to it (${locale})`, async ({ browser, site }) => {
    const { nothing, unsaved } = unsavedWords[locale]
    const first = await openDesk(browser, site, url, '16:1')
    await first.page.keyboard.type('Unsaved ')
    await expect.poll(() => existsSync(join(site.root, '.cache/desk/unsaved'))).toBe(true)
    const page = await first.page.context().newPage()
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    await page.getByRole('button', { name: words[locale].open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(unsaved)
    await expect(dialog).not.toContainText(nothing)
    const link = dialog.locator('.unsaved-files a')
    await expect(link).toHaveText([file.replace('content/', '')])
    await first.page.close()
    await link.click()
    const text = page.locator('.cm-content').first()
    await expect(text).toContainText('Unsaved ')
    await text.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toContain('Unsaved ')
    await page.getByRole('button', { name: words[locale].open }).click()
    await expect(dialog.locator('.changed')).toContainText(file.replace('content/', ''))
    await expect(dialog).not.toContainText(unsaved)
  })

  const { open, send, patch, home, typed, more, add, make, draft, addPublish, again, request } = words[locale]
  const { copy, copied, waits } = words[locale]
  const { publish, published, publishes, notPublished, toWrite, newTitle, value, days, who, outside, mixed } =
    words[locale]
  const { waitsHere, isKept, gone, bringBack, writeHere } = words[locale]
  /** Both languages of the page that is open. */
  const pair = ['en', 'he'].map(code => file.replace(`.${locale}.`, `.${code}.`))
  const makeDraft = (site: DeskSite) => {
    for (const name of pair) site.edit(name, 'kicker:', 'draft: true\nkicker:')
    git('commit', '-qam', 'A draft')
  }

  test(`what is left to mend is said before it is sent, and records go by what they are (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.locator('.pair-agreement button').click()
    await expect(desk.page.locator('.pair-agreement button')).toHaveText([words[locale].undo])
    await desk.text.focus()
    await desk.page.keyboard.type('[words](/pag-2) ')
    const dialog = desk.page.getByRole('dialog')
    // Until it is known what changed, the dialog is not left empty.
    await desk.page.route(
      '**/proposal?**',
      async route => {
        await expect(dialog.getByRole('status')).toHaveText(locale === 'he' ? 'רק רגע …' : 'One moment …')
        await route.continue()
      },
      { times: 1 },
    )
    await desk.page.getByRole('button', { name: open }).click()
    await expect(dialog.locator('.changed')).toContainText(
      locale === 'he' ? 'הרישום של מה שמתואם' : 'The record of what agrees',
    )
    await expect(dialog.locator('.changed')).not.toContainText('translations.lock')
    await expect(dialog.locator('.faults-left')).toContainText(locale === 'he' ? 'שגיאה אחת' : '1 error')
    await expect(dialog.getByRole('button', { name: send, exact: true })).toBeEnabled()
    // Both stand in view however little of the list does.
    await desk.page.setViewportSize({ width: 1280, height: 420 })
    await expect(dialog.getByRole('button', { name: send, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(dialog.locator('.faults-left')).toBeInViewport({ ratio: 1 })
    const bottom = ({ y, height }: { y: number; height: number } = { y: 0, height: 0 }) => y + height
    const [footer, whole] = [await dialog.locator('form > footer').boundingBox(), await dialog.boundingBox()]
    expect(bottom(footer ?? undefined)).toBeCloseTo(bottom(whole ?? undefined), 0)
    await desk.page.setViewportSize({ width: 1280, height: 800 })
    await dialog
      .locator('.changed section', { hasText: `page-1.${locale}` })
      .getByRole('link')
      .click()
    await expect(desk.text).toBeFocused()
    expect(await desk.line()).toContain('/pag-2')
  })

  test(`a fault that is unsaved in another tab is none of the proposal (${locale})`, async ({ browser, site }) => {
    const elsewhere = await openDesk(browser, site, '/page-2', '16:1')
    await elsewhere.page.keyboard.type('[words](/pag-2) ')
    await expect(elsewhere.page.locator('.cm-lintRange-error').first()).toBeVisible()
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const checked = page.getByRole('dialog').locator('footer').getByRole('status')
    // The Hebrew page has a warning of its own, which counts with either language.
    await expect(checked).toContainText(locale === 'he' ? 'אזהרות לא עוצרות' : 'Warnings do not stop')
  })

  test(`a fault that the branch brought before, and the other language behind, are told with the next proposal (${locale})`, async ({
    browser,
    site,
  }) => {
    // Only a language that once agreed can fall behind.
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.locator('.pair-agreement button').click()
    await expect(desk.page.locator('.pair-agreement button')).toHaveText([words[locale].undo])
    await desk.page.context().close()
    await expect.poll(() => git('status', '--porcelain')).toContain('translations.lock')
    git('add', '.')
    git('commit', '-qm', 'They agree')
    git('switch', '-qc', 'edit-page-2')
    const faulty = file.replace('page-1', 'page-2')
    site.write(faulty, `${site.read(faulty)}\n[words](/pag-3)\n`)
    git('commit', '-qam', 'A faulty page')

    const { page } = await openDesk(browser, site, url, '17:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    const elsewhere = dialog.locator('.faults-elsewhere li')
    await expect(elsewhere.filter({ hasText: faulty.replace('content/', '') })).toContainText(
      locale === 'he' ? 'שגיאה אחת' : '1 error',
    )
    const other = pair.find(name => name !== file) ?? ''
    await expect(elsewhere.filter({ hasText: other.replace('content/', '') })).toContainText(
      locale === 'he' ? 'אזהרה' : 'warning',
    )
    await expect(dialog.locator('.faults-left')).toContainText(locale === 'he' ? 'שגיאה אחת' : '1 error')
    await elsewhere.getByRole('link', { name: locale === 'he' ? 'שגיאה' : 'error' }).click()
    await expect(page).toHaveURL(/page-2\?edit=/)
  })

  test(`the faults that are told are those of the branch, without what is left out (${locale})`, async ({
    browser,
    site,
  }) => {
    const picture = 'content/images/new-rack.svg'
    mkdirSync(join(site.root, 'content/images'), { recursive: true })
    const edited = editedFiles(site.root)
    edited.note(picture, '', '')
    writeFileSync(join(site.root, picture), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"></svg>\n')
    const alt = { en: 'A rack of computers', he: 'ארון של מחשבים' }
    for (const code of ['en', 'he'] as const) {
      const name = file.replace(`.${locale}.`, `.${code}.`)
      const [before, after] = [site.read(name), `${site.read(name)}\n![${alt[code]}](../images/new-rack.svg)\n`]
      edited.note(name, before, after)
      site.write(name, after)
    }
    const { page } = await openDesk(browser, site, url)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    const told = dialog.locator('footer').getByRole('status')
    const [noErrors, oneError, twoErrors] =
      locale === 'he'
        ? ['אזהרות לא עוצרות|לא נמצאו בה תקלות', 'עוד לא תוקנו: שגיאה אחת', 'עוד לא תוקנו: שתי שגיאות']
        : ['Warnings do not stop|find nothing wrong', 'Still to be fixed: 1 error', 'Still to be fixed: 2 errors']
    const leftOut = locale === 'he' ? 'מה שלא סומן נבדק כפי שהיה' : 'What is left out was checked as it was'
    const choose = (name: string) => dialog.locator('.changed label', { hasText: name }).getByRole('checkbox')
    await expect(told).toHaveText(new RegExp(noErrors))
    await expect(told).not.toContainText(leftOut)

    // Both pages would show a picture that the branch does not have.
    await choose('new-rack.svg').uncheck()
    await expect(told).toContainText(twoErrors)
    await expect(told).toContainText(leftOut)
    await expect(told).toContainText(locale === 'he' ? 'ייתכן שסימונו יתקן' : 'ticking it may mend')
    await choose('new-rack.svg').check()
    await expect(told).toHaveText(new RegExp(noErrors))

    // An answer to what was ticked a moment ago is not told of what is ticked now.
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(
      '**/proposal/faults',
      async route => {
        await held
        await route.continue()
      },
      { times: 1 },
    )
    await choose('new-rack.svg').uncheck()
    await choose('new-rack.svg').check()
    await choose('page-1.he').uncheck()
    const answers: string[] = []
    page.on('response', response => {
      if (response.url().endsWith('/proposal/faults')) answers.push(response.request().postData() ?? '')
    })
    release()
    // One language would show a picture that the other does not.
    await expect(told).toContainText(oneError)
    expect(answers.map(asked => [asked.includes('page-1.he'), asked.includes('new-rack')])).toEqual([
      [true, false],
      [false, true],
    ])

    // The picture that no page shows any more is proposed only by a writer who ticks it.
    for (const code of ['en', 'he'] as const) {
      const name = file.replace(`.${locale}.`, `.${code}.`)
      site.write(name, site.read(name).replace(/\n!\[.*\]\(\.\.\/images\/new-rack\.svg\)\n$/, ''))
    }
    await page.reload()
    await page.getByRole('button', { name: open }).click()
    await expect(choose('new-rack.svg')).not.toBeChecked()
    await expect(dialog.locator('.changed section', { hasText: 'new-rack.svg' })).toContainText(
      locale === 'he' ? 'שום עמוד שמור לא מציג' : 'No saved page shows this picture',
    )
  })

  test(`what is left to mend in a data file is found from the proposal, in the language of the desk (${locale})`, async ({
    browser,
    site,
  }) => {
    const plans = 'content/data/plans.yaml'
    const desk = await openDesk(browser, site, url)
    await desk.page.goto(`${site.dev.url}${url}?data=plans`)
    const price = desk.page
      .getByRole('textbox', { name: locale === 'he' ? '2, מחיר' : '2, Price', exact: true })
      .first()
    await price.fill('no.such.fact')
    await price.press('Enter')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(plans)).toContain('no.such.fact')
    await desk.page.goto(`${site.dev.url}${url}?edit=`)
    await desk.page.getByRole('button', { name: open }).click()
    await desk.page.getByRole('dialog').locator('.changed section', { hasText: 'plans' }).getByRole('link').click()
    await expect(desk.page).toHaveURL(new RegExp(`${url}\\?data=plans&at=`))
    await expect(price).toHaveValue('no.such.fact')
    await expect(price).toBeFocused()
    await expect(price).toBeInViewport({ ratio: 1 })
    await expect(price).toHaveAttribute('aria-invalid', 'true')
  })

  test(`a draft among the changes is published with them where its writer says so (${locale})`, async ({
    browser,
    site,
  }) => {
    makeDraft(site)
    const desk = await openDesk(browser, site, url, '17:1')
    await desk.page.keyboard.type(typed)
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    const choice = dialog.getByRole('checkbox', { name: publish })
    const message = dialog.locator('textarea')
    await expect(choice).not.toBeChecked()
    await expect(choice).toBeInViewport({ ratio: 1 })
    await expect(dialog.locator('.changed section')).toHaveCount(1)
    await expect(dialog.locator('.plan')).toContainText(addPublish)
    await expect(message).not.toHaveValue(/published/)

    await choice.check()
    await expect(dialog.locator('.changed small', { hasText: published })).toHaveCount(2)
    await expect(dialog.locator('.changed small', { hasText: draft })).toHaveCount(0)
    await expect(dialog.locator('.changed input:disabled:checked')).toHaveCount(2)
    await expect(dialog.locator('.plan')).toContainText(publishes)
    await expect(dialog.locator('.plan')).not.toContainText(addPublish)
    await expect(message).toHaveValue(/^Generated page number B \(published\)/)
    expect(site.read(file)).toContain('draft: true')

    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText('edit-page-1')
    expect(git('show', '--name-only', '--format=%s').split(/\n+/)).toEqual([
      'Generated page number B (published)',
      ...pair,
    ])
    for (const name of pair) expect(git('show', `HEAD:${name}`)).not.toContain('draft:')
    expect(git('status', '--porcelain')).toBe('')
    await desk.page.keyboard.press('Escape')
    await expect(desk.text).not.toContainText('draft: true')
  })

  test(`what is ticked while a proposal is made lets nothing be pressed before it is made (${locale})`, async ({
    browser,
    site,
  }) => {
    makeDraft(site)
    const desk = await openDesk(browser, site, url, '17:1')
    await desk.page.keyboard.type(typed)
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    const button = dialog.locator('form button.primary')
    await expect(button).toHaveText(send)
    const letPropose = await holdRequests(desk.page, '**/__desk/propose')
    await button.click()
    await expect(button).toHaveText(atWork[locale].button)
    await dialog.getByRole('checkbox', { name: publish }).check()
    await expect(dialog.locator('.changed small', { hasText: published })).toHaveCount(2)
    await expect(button).toBeDisabled()
    await expect(button).toHaveText(atWork[locale].button)
    letPropose()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText('edit-page-1')
  })

  test(`the title of a draft reads in the direction of its language, whatever it begins with (${locale})`, async ({
    browser,
    site,
  }) => {
    for (const name of pair) {
      const isHebrew = name.includes('.he.')
      site.write(name, site.read(name).replace(/^title: .*/m, `title: ${isHebrew ? mixedTitle : 'Acme Vault'}`))
    }
    makeDraft(site)
    const desk = await openDesk(browser, site, url, '17:1')
    await desk.page.keyboard.type(typed)
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.locator('.drafts').getByRole('checkbox').check()
    for (const place of ['.drafts label', '.plan li']) {
      const title = dialog.locator(`${place} bdi`, { hasText: 'Acme Vault' })
      await expect(title).toHaveText(locale === 'he' ? mixedTitle : 'Acme Vault')
      expect(await title.evaluate(beginsLeft), place).toBe(locale === 'en')
    }
  })

  test(`a draft with errors is not published, and nothing is proposed (${locale})`, async ({ browser, site }) => {
    makeDraft(site)
    const desk = await openDesk(browser, site, url, '17:1')
    await desk.page.keyboard.type('[words](/pag-2) ')
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: publish }).check()
    await expect(dialog.locator('.changed small', { hasText: published })).toHaveCount(2)
    await dialog.locator('textarea').scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: send, exact: true }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText(notPublished)
    await expect(alert).toContainText('/pag-2')
    // Once the button can be pressed again, and has the focus.
    await expect(dialog.getByRole('button', { name: send, exact: true })).toBeFocused()
    await expect(alert).toBeInViewport({ ratio: 1 })
    expect(git('branch', '--format=%(refname:short)')).toBe('main')
    for (const name of pair) expect(site.read(name)).toContain('draft: true')

    await alert.getByRole('link', { name: `page-1.${locale}.mdx` }).click()
    await expect(desk.text).toBeFocused()
    expect(await desk.line()).toContain('/pag-2')
  })

  test(`a fact that changed goes by its name and what readers see of it (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url)
    await desk.page.goto(`${site.dev.url}${url}?data=facts`)
    const trial = desk.page.getByRole('textbox', { name: `kandji.trial, ${value}`, exact: true })
    await trial.fill('30')
    await trial.press('Enter')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => git('status', '--porcelain')).toContain('facts.yaml')
    await desk.page.goto(`${site.dev.url}${url}?edit=`)
    await desk.page.getByRole('button', { name: open }).click()
    const changed = desk.page.getByRole('dialog').locator('.changed-values li')
    await expect(changed).toHaveCount(1)
    await expect(changed).toContainText('kandji.trial:')
    await expect(changed.locator('del')).toHaveText(days[0] ?? '')
    await expect(changed.locator('ins')).toHaveText(days[1] ?? '')
    await expect(desk.page.getByRole('dialog').locator('.passages')).toHaveCount(0)
  })

  test(`what a terminal put back to the last commit is no change from outside, what another editor changed is (${locale})`, async ({
    browser,
    site,
  }) => {
    const facts = 'content/data/facts.yaml'
    const desk = await openDesk(browser, site, url)
    await desk.page.goto(`${site.dev.url}${url}?data=facts`)
    const field = (name: string) => desk.page.getByRole('textbox', { name: `kandji.trial, ${name}`, exact: true })
    const save = async (name: string, text: string) => {
      await field(name).fill(text)
      await field(name).press('Enter')
      await desk.page.keyboard.press('ControlOrMeta+s')
      await expect.poll(() => git('diff', '-U0')).toContain(text)
    }
    const changed = desk.page.getByRole('dialog').locator('.changed section', { hasText: 'facts.yaml' })
    const before = await field(value).inputValue()
    await save(value, '31')
    git('checkout', '--', facts)
    await expect(field(value)).toHaveValue(before)
    await save(who, 'specification §3')
    await desk.page.getByRole('button', { name: open }).click()
    await expect(changed.getByRole('checkbox')).toBeChecked()
    await expect(changed.locator('.mixed')).toHaveCount(0)

    await desk.page.keyboard.press('Escape')
    site.edit(facts, `value: ${before}`, 'value: 53')
    await desk.page.getByRole('button', { name: open }).click()
    await expect(changed.locator('.mixed')).toContainText(outside)
    await expect(changed.getByRole('checkbox')).not.toBeChecked()
  })

  test(`words of a change read in the direction of their language, whatever they begin with (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url)
    await desk.page.goto(`${site.dev.url}${url}?data=navigation`)
    const title = desk.page.locator(`.tables textarea[lang=${locale}]`).first()
    await title.fill(mixed)
    await title.press('Enter')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => git('status', '--porcelain')).toContain('navigation.yaml')
    await desk.page.goto(`${site.dev.url}${url}?edit=17:1`)
    await expect(desk.text).toBeFocused()
    await desk.page.keyboard.insertText(`${mixed} `)
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    for (const changes of ['.passages', '.changed-values']) {
      const change = dialog.locator(`${changes} ins`).first()
      await expect(change).toContainText(mixed)
      expect(await change.evaluate(beginsLeft), changes).toBe(locale === 'en')
    }
  })

  test(`an unsaved edit becomes a commit of that file alone, and a patch (${locale})`, async ({ browser, site }) => {
    // No test saves it at the desk.
    const other = 'content/glossary.yaml'
    writeFileSync(join(site.root, other), `${site.read(other)}\n# elsewhere\n`)
    const desk = await openDesk(browser, site, url, '16:1')
    // The checks cannot answer, which says nothing and holds nothing up.
    await desk.page.route('**/proposal/faults', route => route.abort())
    await desk.page.keyboard.type(typed)
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    await expect(dialog.locator('ins')).toContainText(typed.trim())
    await expect(dialog.locator('.left-alone')).toBeVisible()
    await expect(dialog).toContainText(locale === 'he' ? 'נשמר קודם' : 'was saved first')
    await expect(dialog).toContainText('דנה כהן (dana@example.com)')
    await expect(dialog.locator('footer').getByRole('status')).toHaveCount(0)
    const branch = await dialog.locator('input[dir=ltr]').inputValue()
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText(branch)
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText(
      locale === 'he' ? 'רק במחשב הזה' : 'on this computer only',
    )

    expect(git('show', '--name-only', '--format=%an', branch).split(/\n+/)).toEqual(['דנה כהן', file])
    expect(git('status', '--porcelain')).toBe(`M ${other}`)
    const download = desk.page.waitForEvent('download')
    await dialog.getByRole('button', { name: patch }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(`+${typed}`)

    await dialog.getByRole('button', { name: home }).click()
    await expect.poll(() => git('branch', '--show-current')).toBe('main')
    expect(site.read(file)).not.toContain(typed)
    git('checkout', '-q', '--', other)
  })

  test(`a name that no proposal can have is refused while it is typed, and nothing is promised (${locale})`, async ({
    browser,
    site,
  }) => {
    git('branch', 'prices')
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.type(typed)
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    const name = dialog.locator('input[dir=ltr]')
    const button = dialog.getByRole('button', { name: send, exact: true })
    const { unnamed, homeName, taken } = words[locale]
    for (const [wrong, why] of [
      ['two words', unnamed],
      ['main', homeName],
      ['prices', taken],
    ] as const) {
      await name.fill(wrong)
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(name).toHaveCSS('border-color', 'rgb(196, 40, 28)')
      await expect(name).toHaveAccessibleDescription(why)
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(why)
      await expect(dialog.locator('.plan')).not.toContainText(wrong)
    }
    await name.fill('other-words')
    await expect(name).toHaveAttribute('aria-invalid', 'false')
    await expect(button).toBeEnabled()
    await expect(dialog.locator('.plan')).toContainText('other-words')
    // Made meanwhile, as in a terminal.
    git('branch', 'other-words')
    await button.click()
    await expect(dialog.getByRole('alert')).toHaveText(taken)
    // From now on it is known.
    await expect(name).toHaveAccessibleDescription(taken)
  })

  test(`as whom files are committed is said once git and the writer have chosen both (${locale})`, async ({
    browser,
    site,
  }) => {
    git('config', 'user.name', '')
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.type(typed)
    const dialog = desk.page.getByRole('dialog')
    const steps = dialog.locator('.plan li')
    await desk.page.getByRole('button', { name: open }).click()
    await expect(dialog).toContainText('git config --global user.name')
    await expect(steps).toHaveCount(2)
    await expect(dialog.locator('.plan')).not.toContainText('?')
    git('config', 'user.name', 'דנה כהן')
    await desk.page.keyboard.press('Escape')
    await desk.page.getByRole('button', { name: open }).click()
    await expect(steps).toHaveCount(3)
    await expect(steps.nth(1)).toContainText('דנה כהן (dana@example.com)')
    await dialog.locator('.changed input').uncheck()
    await expect(steps).toHaveCount(0)
  })

  test(`a page that is renamed and gets its name back leaves nothing to propose (${locale})`, async ({
    browser,
    site,
  }) => {
    writeFileSync(join(site.root, 'content/addresses.yaml'), '- { path: /page-1 }\n')
    git('add', '.')
    git('commit', '-qm', 'Published')
    const { page, text } = await openDesk(browser, site, url)
    for (const now of [`apex-${locale}`, 'page-1']) {
      await page.getByRole('button', { name: more, exact: true }).click()
      await page
        .locator('.menu .entries')
        .getByRole('button', { name: /^(?:Rename|שינוי)/ })
        .click()
      await page.getByRole('dialog').locator('input:not([type])').first().fill(now)
      await page.getByRole('dialog').locator('button.primary').click()
      await expect(page).toHaveURL(new RegExp(`/${now}\\?edit`))
      await expect(text).toBeFocused()
      if (now === 'page-1') break

      await page.getByRole('button', { name: open }).click()
      const changed = page.getByRole('dialog').locator('.changed')
      for (const code of ['en', 'he']) {
        const [from, to] = ['page-1', now].map(name => `vendors/${name}.${code}.mdx`)
        await expect(changed).toContainText(
          locale === 'he' ? `הקובץ עבר מ־${from} אל ${to}` : `Moved from ${from} to ${to}`,
        )
      }
      await expect(changed.locator('input:not(:checked)')).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
    expect(git('status', '--porcelain')).toBe('')
  })

  test(`a proposal is made of the branch that its writer read of, or not at all, and keeps what was typed (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    const message = dialog.locator('textarea')
    await message.fill('My own words')
    await expect(dialog.locator('.plan')).toContainText('edit-page-1')
    // As a second tab would, or somebody in a terminal.
    git('switch', '-qc', 'edit-other')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText(locale === 'he' ? 'דבר לא נעשה' : 'Nothing was done')
    await expect(alert).toContainText('edit-other')
    expect(git('log', '--oneline', '--all').split('\n')).toHaveLength(1)
    await expect(dialog.locator('.plan')).toContainText('edit-other')
    await expect(message).toHaveValue('My own words')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText('edit-other')
    expect(git('log', '-1', '--format=%s', 'edit-other')).toBe('My own words')
  })

  test(`a window that is come back to tells of the branch that another tab switched to, and keeps what was typed (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    const message = dialog.locator('textarea')
    await message.fill('My own words')
    await expect(dialog.locator('.plan')).toContainText('edit-page-1')
    git('switch', '-qc', 'edit-other')
    // All tabs of a driven browser have the focus all the time.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(dialog.locator('.plan')).toContainText('edit-other')
    await expect(message).toHaveValue('My own words')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText('edit-other')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    expect(git('log', '-1', '--format=%s', 'edit-other')).toBe('My own words')
  })

  test(`what is saved and not proposed stands in the way of the home branch in words, and is kept (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const dialog = page.getByRole('dialog')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText('edit-page-1')
    await page.keyboard.press('Escape')
    await desk.text.focus()
    await page.keyboard.type('1234 ')
    await page.getByRole('button', { name: open }).click()
    await dialog.getByRole('button', { name: home }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText(locale === 'he' ? 'עוד לא הוצעו' : 'not proposed yet')
    await expect(alert).toContainText(file.replace('content/', ''))
    await expect(alert).not.toContainText('overwritten')
    await expect(alert.locator('pre')).toHaveCount(0)
    expect(site.read(file)).toContain('1234')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText('edit-page-1')
    await dialog.getByRole('button', { name: home }).click()
    await expect.poll(() => git('branch', '--show-current')).toBe('main')
    expect(git('show', `${git('branch', '--list', 'edit-page-1*', '--format=%(refname:short)')}:${file}`)).toContain(
      '1234',
    )
  })

  test(`what others pushed meanwhile is told without waiting for it, and taken over (${locale})`, async ({
    browser,
    site,
  }) => {
    const [remote, colleague] = [`others-${locale}.git`, `colleague-${locale}`].map(name =>
      join(site.root, '.cache', name),
    )
    git('init', '-q', '--bare', '-b', 'main', remote ?? '')
    git('remote', 'add', 'origin', remote ?? '')
    git('push', '-q', 'origin', 'main')
    git('clone', '-q', remote ?? '', colleague ?? '')
    const theirs = join(colleague ?? '', 'content/glossary.yaml')
    writeFileSync(theirs, `${readFileSync(theirs, 'utf8')}\n# theirs\n`)
    const faulty = join(colleague ?? '', file.replace('page-1', 'page-2'))
    writeFileSync(faulty, `${readFileSync(faulty, 'utf8')}\n[words](/pag-3)\n`)
    git('-C', colleague ?? '', '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qam', 'Theirs')
    git('-C', colleague ?? '', 'push', '-q')
    const { page } = await openDesk(browser, site, url, '16:1')
    const answer = await holdRequests(page, '**/fetch')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('ins')).toContainText(typed.trim())
    await expect(dialog.locator('.branch-note')).toHaveCount(0)
    answer()
    await expect(dialog.locator('.branch-note')).toContainText(
      locale === 'he' ? /(?:2|שני) קובצי תוכן/ : '2 files of the content',
    )
    const checked = dialog.locator('footer').getByRole('status')
    await expect(checked).toContainText(locale === 'he' ? 'אזהרות לא עוצרות' : 'Warnings do not stop')
    await dialog.locator('.branch-note button').click()
    await expect(dialog.locator('.branch-note')).toHaveCount(0)
    // What they brought has an error.
    await expect(checked).toContainText(locale === 'he' ? 'שגיאה אחת' : '1 error')
    expect(site.read('content/glossary.yaml')).toContain('# theirs')
    expect(site.read(file)).toContain(typed)

    // Offline nothing else is missing.
    git('remote', 'set-url', 'origin', `${remote}-gone`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: open }).click()
    await expect(dialog.locator('.unreached')).toContainText('origin')
    await expect(dialog.locator('ins')).toContainText(typed.trim())
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })

  test(`others’ changes of the text that is open are merged into it, and what was typed is still undone (${locale})`, async ({
    browser,
    site,
  }) => {
    const [remote = '', colleague = ''] = [`same-${locale}.git`, `same-colleague-${locale}`].map(name =>
      join(site.root, '.cache', name),
    )
    git('init', '-q', '--bare', '-b', 'main', remote)
    git('remote', 'add', 'origin', remote)
    git('push', '-q', 'origin', 'main')
    git('clone', '-q', remote, colleague)
    const theirs = join(colleague, file)
    writeFileSync(theirs, readFileSync(theirs, 'utf8').replace(/^kicker: .*/m, 'kicker: Theirs'))
    git('-C', colleague, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qam', 'Theirs')
    git('-C', colleague, 'push', '-q')
    const { page, text } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.branch-note button').click()
    await expect(dialog.locator('.branch-note')).toHaveCount(0)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.locator('.changed .mixed')).toHaveCount(0)
    expect(site.read(file)).toContain(typed)
    expect(site.read(file)).toContain('kicker: Theirs')
    await page.keyboard.press('Escape')
    await expect(text).toContainText('kicker: Theirs')
    await expect(text).toContainText(typed.trim())
    await text.press('ControlOrMeta+z')
    await expect(text).not.toContainText(typed.trim())
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toBe(readFileSync(theirs, 'utf8'))
  })

  test(`a proposal is called after what is ticked until its writer names it, and leaves nothing to say of it (${locale})`, async ({
    browser,
    site,
  }) => {
    const second = file.replace('page-1', 'page-2')
    const before = site.read(second)
    site.edit(second, 'kicker:', 'kicker: A')
    editedFiles(site.root).note(second, before, site.read(second))
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    const [name, message] = [dialog.locator('.field input'), dialog.locator('.field textarea')]
    const choose = (of: string) => dialog.locator('.changed label', { hasText: of }).getByRole('checkbox')
    const saved = locale === 'he' ? 'נשמר קודם' : 'was saved first'
    await expect(dialog).toContainText(saved)
    await expect(name).toHaveValue(/^edit-page-1-/)
    await choose('page-1').uncheck()
    await expect(name).toHaveValue(/^edit-page-2-/)
    await expect(message).toHaveValue(/page-2/)
    await expect(message).not.toHaveValue(/page-1/)
    await message.fill('Own words')
    await choose('page-1').check()
    await expect(name).toHaveValue(/^edit-page-1-/)
    await expect(message).toHaveValue('Own words')

    // What was pressed goes: the focus stays in the dialog.
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed')).toBeVisible()
    await expect(dialog).toBeFocused()
    // Git has changed the branch, and the dialog does not know it yet.
    const answer = await holdRequests(page, '**/proposal?**')
    await dialog.locator('.proposed').getByRole('button', { name: home }).click()
    await expect.poll(() => git('branch', '--show-current')).toBe('main')
    await expect(dialog.getByRole('status').first()).toContainText(atWork[locale].status)
    await expect(dialog.locator('.proposed footer button')).toHaveText(atWork[locale].button)
    await expect(dialog.locator('.proposed footer button')).toBeDisabled()
    answer()
    await expect(dialog).toContainText(unsavedWords[locale].nothing)
    await expect(dialog.getByRole('status').first()).toBeEmpty()
    await expect(dialog).toBeFocused()
    await expect(dialog).not.toContainText(saved)
  })

  test(`what the remote did not take is sent again, and then has an address for a pull request (${locale})`, async ({
    browser,
    site,
  }) => {
    const remote = join(site.root, `.cache/remote-${locale}.git`)
    git('remote', 'add', 'origin', 'git@github.com:acme/site.git')
    git('config', 'remote.origin.pushurl', remote)
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.type(typed)
    await desk.page.getByRole('button', { name: open }).click()
    const dialog = desk.page.getByRole('dialog')
    await expect(dialog.locator('ins')).toContainText(typed.trim())
    // A warning is not said to stop the build.
    await expect(dialog.locator('.faults-left')).toContainText(
      locale === 'he' ? 'אזהרות לא עוצרות' : 'Warnings do not stop',
    )
    const branch = await dialog.locator('input[dir=ltr]').inputValue()
    // How things stand after the refusal takes git a while to say.
    const held = new Promise<Route>((resolve, reject) => {
      const hold = () => desk.page.route('**/proposal?**', resolve, { times: 1 })
      const pass = (route: Route) => hold().then(() => route.continue())
      desk.page.route('**/push', pass, { times: 1 }).catch(reject)
    })
    await dialog.getByRole('button', { name: send, exact: true }).click()
    const reading = await held
    await desk.page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText(
      locale === 'he' ? 'נשלחים עכשיו' : 'are being sent',
    )
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await reading.continue()
    await expect(dialog.getByRole('alert')).toContainText(`remote-${locale}.git`)
    expect(await dialog.getByRole('button', { name: again }).isVisible()).toBe(true)
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText(
      locale === 'he' ? 'רק במחשב הזה' : 'on this computer only',
    )
    expect(git('log', '-1', '--format=%an', branch)).toBe('דנה כהן')

    git('init', '-q', '--bare', remote)
    await dialog.getByRole('button', { name: again }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText(locale === 'he' ? 'נשלח. ' : 'Sent. ')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: request })).toHaveAttribute(
      'href',
      `https://github.com/acme/site/compare/main...${branch}?expand=1`,
    )
    expect(git('--git-dir', remote, 'rev-parse', branch)).toBe(git('rev-parse', branch))
  })

  test(`what was not sent is told when the dialog is opened again, and sent from there (${locale})`, async ({
    browser,
    site,
  }) => {
    const remote = join(site.root, `.cache/away-${locale}.git`)
    git('remote', 'add', 'origin', remote)
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.getByRole('button', { name: again })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: open }).click()
    const unsent = dialog.locator('.unsent')
    await expect(unsent).toContainText(
      locale === 'he' ? 'רק במחשב הזה, ועוד לא' : 'on this computer only, and not sent',
    )
    await expect(unsent.locator('bdi')).toHaveText('origin')
    const held = new Promise<Route>((resolve, reject) => {
      page.route('**/push', resolve, { times: 1 }).catch(reject)
    })
    await unsent.getByRole('button', { name: again }).click()
    const sending = await held
    await expect(unsent.getByRole('status')).toContainText(locale === 'he' ? 'נשלחים עכשיו' : 'are being sent')
    await sending.continue()
    await expect(dialog.getByRole('alert')).toContainText(`away-${locale}.git`)

    git('init', '-q', '--bare', remote)
    await unsent.getByRole('button', { name: again }).click()
    await expect(dialog.locator('.proposed').getByRole('status').first()).toContainText(
      locale === 'he' ? 'נשלח. ' : 'Sent. ',
    )
    const branch = git('branch', '--show-current')
    expect(git('--git-dir', remote, 'rev-parse', branch)).toBe(git('rev-parse', branch))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: open }).click()
    await expect(dialog.locator('.branch-note')).toContainText(branch)
    await expect(unsent).toHaveCount(0)
  })

  test(`what others added to the branch is told in words, and with one press taken over and sent with the rest (${locale})`, async ({
    browser,
    site,
  }) => {
    const [remote = '', colleague = ''] = [`added-${locale}.git`, `added-colleague-${locale}`].map(name =>
      join(site.root, '.cache', name),
    )
    git('init', '-q', '--bare', '-b', 'main', remote)
    git('remote', 'add', 'origin', remote)
    git('switch', '-qc', 'edit-both')
    site.edit(file, 'kicker:', 'kicker: A')
    git('commit', '-qam', 'Mine')
    git('push', '-q', 'origin', 'main', 'edit-both')
    git('clone', '-q', '-b', 'edit-both', remote, colleague)
    const theirs = join(colleague, 'content/glossary.yaml')
    writeFileSync(theirs, `${readFileSync(theirs, 'utf8')}\n# theirs\n`)
    git('-C', colleague, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qam', 'Theirs')
    git('-C', colleague, 'push', '-q')

    const { page } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText(locale === 'he' ? 'אחרים הוסיפו להצעה הזאת' : 'others have added to this branch')
    await expect(alert).not.toContainText('rejected')
    await alert.getByRole('button').click()
    await expect(alert).toHaveCount(0)
    await expect(dialog.locator('.proposed').getByRole('status').first()).toContainText(
      locale === 'he' ? 'נשלח. ' : 'Sent. ',
    )
    expect(site.read('content/glossary.yaml')).toContain('# theirs')
    expect(git('--git-dir', remote, 'rev-parse', 'edit-both')).toBe(git('rev-parse', 'HEAD'))
    expect(git('--git-dir', remote, 'show', `edit-both:${file}`)).toContain(typed.trim())
  })

  test(`what conflicts with what others sent by the same name is sent as a branch of its own, whose name is said before (${locale})`, async ({
    browser,
    site,
  }) => {
    const [remote = '', colleague = ''] = [`apart-${locale}.git`, `apart-colleague-${locale}`].map(name =>
      join(site.root, '.cache', name),
    )
    git('init', '-q', '--bare', '-b', 'main', remote)
    git('remote', 'add', 'origin', remote)
    git('push', '-q', 'origin', 'main')
    git('clone', '-q', remote, colleague)
    git('-C', colleague, 'switch', '-qc', 'edit-same')
    const theirs = join(colleague, file)
    writeFileSync(theirs, readFileSync(theirs, 'utf8').replace(/^kicker: .*/m, 'kicker: Theirs'))
    git('-C', colleague, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qam', 'Theirs')
    git('-C', colleague, 'push', '-q', '-u', 'origin', 'edit-same')
    const before = git('--git-dir', remote, 'rev-parse', 'edit-same')
    git('switch', '-qc', 'edit-same')
    site.write(file, site.read(file).replace(/^kicker: .*/m, 'kicker: Mine'))
    git('commit', '-qam', 'Mine')

    const away = `${remote}.away`
    renameSync(remote, away)
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    const unreached = dialog.locator('.unreached')
    await expect(unreached).toContainText('origin')
    renameSync(away, remote)
    await dialog.locator('.unsent').getByRole('button', { name: again }).click()
    const alert = dialog.getByRole('alert')
    // A second button would only be refused again, and the remote has answered.
    await expect(alert.getByRole('button')).toBeVisible()
    await expect(dialog.getByRole('button', { name: again, exact: true })).toHaveCount(0)
    await expect(unreached).toHaveCount(0)
    await expect(alert).toContainText(locale === 'he' ? 'אחרים הוסיפו להצעה הזאת' : 'others have added to this branch')
    await alert.getByRole('button').click()
    await expect(alert).toContainText(locale === 'he' ? 'תיקרא edit-same-2' : 'is then called edit-same-2')
    await expect(dialog.getByRole('button', { name: again, exact: true })).toHaveCount(0)
    await expect(alert.locator('p bdi')).toHaveText(['edit-same-2', 'edit-same'])
    await expect(alert.getByRole('listitem')).toHaveText(file.replace('content/', ''))
    await alert.getByRole('button', { name: 'edit-same-2' }).click()
    const told = dialog.locator('.proposed').getByRole('status').first()
    await expect(told).toContainText(locale === 'he' ? 'נשלח. ' : 'Sent. ')
    await expect(told).toContainText('edit-same-2')
    await expect(alert).toHaveCount(0)
    expect(git('--git-dir', remote, 'rev-parse', 'edit-same', 'edit-same-2')).toBe(
      `${before}\n${git('rev-parse', 'edit-same-2')}`,
    )
    git('switch', '-q', 'main')
    git('branch', '-qD', 'edit-same-2')
  })

  test(`where nobody knows the address of a pull request, what is left is a message that names the branch (${locale})`, async ({
    browser,
    site,
  }) => {
    const remote = join(site.root, `.cache/unknown-${locale}.git`)
    git('init', '-q', '--bare', remote)
    git('remote', 'add', 'origin', remote)
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.plan')).toContainText(
      locale === 'he' ? 'הודעה מוכנה למי שמאשר' : 'a message for whoever',
    )
    await expect(dialog.locator('.plan')).not.toContainText('pull request')
    const branch = await dialog.locator('input[dir=ltr]').inputValue()
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status').first()).toContainText(
      locale === 'he' ? 'נשלח. ' : 'Sent. ',
    )
    await expect(dialog).toContainText(locale === 'he' ? 'נשאר רק דבר אחד' : 'One thing is left')
    await expect(dialog).not.toContainText('pull request')
    await dialog.getByRole('button', { name: copy }).click()
    await expect(dialog.getByRole('button', { name: copied })).toBeFocused()
    const message = await page.evaluate(() => navigator.clipboard.readText())
    expect(message.split('\n')).toEqual([waits, branch])
    for (const line of message.split('\n')) await expect(dialog.locator('blockquote')).toContainText(line)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status').last()).toContainText('Ctrl+C')
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(branch)
  })

  test(`a page that is open in another tab is said to wait in its proposal, which brings it back (${locale})`, async ({
    browser,
    site,
  }) => {
    const made = pair.map(name => name.replace('page-1', 'page-7'))
    mkdirSync(join(site.root, 'content/pages'), { recursive: true })
    for (const [index, name] of pair.entries()) {
      const text = site.read(name)
      site.write(`content/pages/home.${index === 0 ? 'en' : 'he'}.mdx`, text)
    }
    git('add', '.')
    git('commit', '-qm', 'Home')
    const edited = editedFiles(site.root)
    for (const [index, name] of made.entries()) {
      const text = site.read(pair[index] ?? '')
      edited.note(name, '', text)
      site.write(name, text)
    }
    const address = url.replace('page-1', 'page-7')
    await expect.poll(() => fetch(`${site.dev.url}${address}?edit`).then(answer => answer.status)).toBe(200)
    const first = await openDesk(browser, site, address)
    const second = await first.page.context().newPage()
    await second.goto(`${site.dev.url}${address}?edit`)
    await expect(second.locator('.cm-content').first()).toHaveAttribute('contenteditable', 'false')

    await first.page.getByRole('button', { name: open }).click()
    const dialog = first.page.getByRole('dialog')
    await dialog.locator('input[dir=ltr]').fill('add-seven')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText('add-seven')
    await dialog.getByRole('button', { name: home }).click()
    await expect(first.page).toHaveURL(/:\d+\/(?:he)?\?edit[^/]*$/)

    const notice = second.locator('.notice', { hasText: waitsHere })
    await expect(notice.locator('bdi')).toHaveText('add-seven')
    await expect(notice).not.toContainText(isKept)
    await expect(second.getByRole('button', { name: writeHere })).toHaveCount(0)
    await expect(second.getByRole('button', { name: bringBack, exact: true })).toHaveCount(0)
    await expect(second.locator('.notice', { hasText: gone })).toHaveCount(0)
    const text = second.locator('.cm-content').first()
    await expect(text).toHaveAttribute('contenteditable', 'true')
    await text.press('Control+Home')
    await second.keyboard.press('ArrowDown')
    await second.keyboard.press('End')
    await second.keyboard.insertText(` ${typed.trim()}`)
    await expect(notice).toContainText(isKept)

    await second.getByRole('button', { name: open }).click()
    const other = second.getByRole('dialog')
    await other.locator('.waiting button').click()
    await expect(other.locator('.branch-note')).toContainText('add-seven')
    await second.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
    await expect(text).toContainText(typed.trim())
    await second.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file.replace('page-1', 'page-7'))).toContain(typed.trim())
    expect(git('status', '--porcelain').split('\n')).toHaveLength(1)
  })

  test(`a new page that was proposed is found again after other work (${locale})`, async ({ browser, site }) => {
    const [english, hebrew] = ['en', 'he'].map(code => `content/vendors/new-${locale}.${code}.mdx`)
    // Every site has a home page, only the generated one has none.
    mkdirSync(join(site.root, 'content/pages'), { recursive: true })
    for (const code of ['en', 'he']) {
      site.write(`content/pages/home.${code}.mdx`, site.read(file.replace(`.${locale}.`, `.${code}.`)))
    }
    git('add', '.')
    git('commit', '-qm', 'Home')
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: more, exact: true }).click()
    await page.locator('.menu .entries').getByRole('button', { name: add }).click()
    await page.keyboard.type(`New ${locale}`)
    await dialog.getByRole('button', { name: make }).click()
    await expect(page).toHaveURL(new RegExp(`/new-${locale}\\?edit`))
    await expect(desk.text).toBeFocused()
    await page.getByRole('button', { name: open }).click()
    await expect(dialog.locator('.changed small', { hasText: draft })).toHaveCount(2)
    await expect(dialog.locator('.plan')).toContainText(addPublish)
    await expect(dialog.locator('.drafts')).toContainText(toWrite)
    await expect(dialog.locator('.drafts input')).toHaveCount(0)
    const own = dialog.locator('.changed section', { hasText: `new-${locale}.${locale}.mdx` })
    await expect(own.locator('.new-page')).toContainText(newTitle)
    await expect(own.locator('.passages')).toBeHidden()
    await own.locator('summary').click()
    await expect(own.locator('.passages')).toContainText('<PageHero>')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog.locator('.proposed').getByRole('status')).toContainText(`edit-new-${locale}`)

    // The page is not on the main branch: its desk would have nothing to save to.
    await dialog.getByRole('button', { name: home }).click()
    await expect(page).toHaveURL(/:\d+\/(?:he)?\?edit[^/]*$/)
    await expect(desk.text).toContainText('title:')
    expect(existsSync(join(site.root, english ?? ''))).toBe(false)
    await dialog.locator('.waiting button').click()
    await expect(dialog.locator('.branch-note')).toContainText(`edit-new-${locale}`)
    expect(git('branch', '--show-current')).toMatch(new RegExp(`^edit-new-${locale}`))
    await dialog.getByRole('link', { name: `new-${locale}.${locale}.mdx` }).click()
    await expect(page).toHaveURL(new RegExp(`/new-${locale}\\?edit`))
    await expect(desk.text).toContainText('draft: true')
    expect(site.read(hebrew ?? '')).toContain('[[')

    // In the other order: to a branch that has no such page, and closed again.
    await page.getByRole('button', { name: open }).click()
    await dialog.getByRole('button', { name: home }).click()
    await expect(page).toHaveURL(/:\d+\/(?:he)?\?edit[^/]*$/)
    await expect(dialog.locator('.waiting')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(desk.text).toContainText('title:')
    await expect(dialog).toHaveCount(0)
    git('branch', '-qD', git('branch', '--list', `edit-new-${locale}*`, '--format=%(refname:short)'))
  })
}
