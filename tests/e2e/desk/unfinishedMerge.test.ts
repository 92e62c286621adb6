import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gitEnvironment } from '../../../src/desk/writing/testing/git.ts'
import { expect, languages, test } from './deskSite.ts'

const file = 'content/data/facts.yaml'
const [other, price] = ['workspace.starter.price', 'workspace.standard.price'] as const

const words = {
  en: { value: 'Value', title: 'The same words were changed on disk', keepTheirs: 'Keep the words on disk' },
  he: { value: 'ערך', title: 'אותן מילים השתנו בדיסק', keepTheirs: 'לשמור את המילים שבדיסק' },
} as const

/** Runs git as in a terminal. @returns whether all went well: it says no, too, where a merge is to be finished by hand */
type Git = (...words: string[]) => boolean

/** What a writer runs in a terminal, one command after the other, and whether git finds that a merge is to be finished by hand. */
const ways: Readonly<Record<string, readonly (readonly [command: string, isDone: boolean])[]>> = {
  'a stash that git makes and takes back': [['pull -q --rebase --autostash', true]],
  'a stash of their own': [
    ['stash -q', true],
    ['pull -q --rebase', true],
    ['stash pop -q', false],
  ],
  'a merge with a commit of their own': [
    ['commit -qam Mine', true],
    ['pull -q --no-rebase', false],
  ],
  'a commit of their own that comes after the others': [
    ['commit -qam Mine', true],
    ['pull -q --rebase', false],
  ],
}

/** A repository of the site, to which a colleague has pushed another value. @param folder for all that others have of it */
function pushedByOthers(root: string, folder: string): Git {
  const [remote, colleague] = [join(folder, 'remote.git'), join(folder, 'colleague')]
  const git: Git = (...words) => spawnSync('git', words, { cwd: root, env: gitEnvironment }).status === 0
  // Nothing else is edited, and git would read all the code before each test.
  writeFileSync(join(root, '.gitignore'), '/*\n!/content\n!/.gitignore\n')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'First')
  git('init', '-q', '--bare', '-b', 'main', remote)
  git('remote', 'add', 'origin', remote)
  git('push', '-qu', 'origin', 'main')
  git('clone', '-q', remote, colleague)
  const theirs = join(colleague, file)
  writeFileSync(theirs, withValue(readFileSync(theirs, 'utf8'), price, 540))
  git('-C', colleague, 'commit', '-qam', 'Theirs')
  git('-C', colleague, 'push', '-q')
  return git
}

const withValue = (text: string, id: string, value: number) =>
  text.replace(new RegExp(`(?<=^${id}: .*value: )\\d+`, 'm'), String(value))

async function setValue(page: Page, id: string, name: string, value: number): Promise<void> {
  const field = page.getByRole('textbox', { name: `${id}, ${name}`, exact: true })
  await field.fill(String(value))
  await field.press('Enter')
}

for (const { locale, url, saved, unsaved } of languages) {
  const { value, title, keepTheirs } = words[locale]

  for (const [way, commands] of Object.entries(ways)) {
    test(`where git leaves a merge unfinished, nothing that was saved is lost: ${way} (${locale})`, async ({
      browser,
      site,
    }, info) => {
      const before = site.read(file)
      const git = pushedByOthers(site.root, info.outputPath())
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(`${site.dev.url}${url}?data=facts`)
      const state = page.locator('.top .state')
      await setValue(page, price, value, 511)
      await expect(state).toHaveText(unsaved)
      await page.keyboard.press('ControlOrMeta+s')
      await expect(state).toHaveText(saved)
      expect(site.read(file)).toBe(withValue(before, price, 511))
      await setValue(page, other, value, 23)
      await expect(state).toHaveText(unsaved)

      for (const [command, isDone] of commands) {
        const text = site.read(file)
        const reading = page.waitForResponse(response => response.url().includes('/__desk/merge'))
        expect(git(...command.split(' '))).toBe(isDone)
        // The next command comes when the desk has read what this one left.
        if (site.read(file) !== text) await (await reading).finished()
        else reading.catch(() => undefined)
      }
      expect(site.read(file)).toContain('<<<<<<<')

      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title)
      const column = (index: number, id: string) =>
        dialog
          .locator('.cm-content')
          .nth(index)
          .locator('.cm-line', { hasText: `${id}:` })
      for (const [index, shown] of [16, 540, 511].entries()) {
        await expect(column(index, price)).toContainText(`value: ${shown},`)
        await expect(column(index, other)).toContainText('value: 23,')
      }
      const isLastKept = commands.length !== 2
      if (isLastKept) await dialog.locator('button.primary').click()
      else await dialog.getByRole('button', { name: keepTheirs, exact: true }).click()
      await expect(state).toHaveText(saved)
      expect(site.read(file)).toBe(withValue(withValue(before, other, 23), price, isLastKept ? 511 : 540))
    })
  }
}
