import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../content/locales/locales.ts'
import { plainWordingIn } from '../../content/messages/wording.ts'
import { DeskProblem } from '../browser/api.ts'
import { problemText } from '../browser/problemTexts.ts'
import { lastDeletion } from '../server/pages/lastDeletion.ts'
import { refusedBy } from '../server/refusedBy.ts'
import { Unwritten } from './allOrNothing.ts'
import { applyPlan, type Plan } from './applyPlan.ts'
import { textsOf, tinySite } from './testing/site.ts'

/**
 * The end of the path of a file that another program holds, and what the system says of it.
 * Once it was refused, `later` is the end of all paths that are.
 */
const held: { file: string; code: string; isHalfWritten: boolean; later?: string | undefined } = {
  file: '',
  code: 'EPERM',
  isHalfWritten: false,
}

const { writeFileSync, rmSync } = fs

function refuse(path: unknown): void {
  if (held.file === '' || !`${path}`.endsWith(held.file)) return
  held.file = held.later ?? held.file
  throw Object.assign(new Error(held.code), { code: held.code })
}

// No right of a file keeps an administrator from writing it, as whom tests may run.
beforeEach(() => {
  Object.assign(held, { file: '', code: 'EPERM', isHalfWritten: false, later: undefined })
  fs.writeFileSync = (path, ...more) => {
    if (!held.isHalfWritten) refuse(path)
    else if (`${path}`.endsWith(held.file)) {
      writeFileSync(path, '')
      const code = held.code
      Object.assign(held, { file: '', isHalfWritten: false })
      throw Object.assign(new Error(code), { code })
    }
    writeFileSync(path, ...more)
  }
  fs.rmSync = (path, options) => {
    refuse(path)
    rmSync(path, options)
  }
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, { writeFileSync, rmSync })
    syncBuiltinESMExports()
  }
})

const [acme, bolt] = ['content/vendors/acme.en.mdx', 'content/vendors/bolt.he.mdx']
const deletion: Plan = {
  creates: new Map([['content/vendors/new.en.mdx', 'New.\n']]),
  edits: new Map([
    ['content/vendors/bolt.en.mdx', 'Words alone.\n'],
    [bolt, 'מילים בלבד.\n'],
    ['content/data/redirects.yaml', '[]\n'],
  ]),
  moves: [{ from: 'content/pages/home.en.mdx', to: 'content/pages/start.en.mdx' }],
  removes: ['content/vendors/acme.he.mdx', acme],
}

function thrownBy(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

test.each(['EACCES', 'EPERM', 'EBUSY'])('where one file cannot be written, none is changed (%s)', code => {
  for (const file of [bolt, 'content/data/redirects.yaml', 'content/vendors/new.en.mdx', acme]) {
    held.file = ''
    const root = tinySite()
    const before = textsOf(root)
    Object.assign(held, { file, code })
    const error = thrownBy(() => applyPlan(root, deletion))
    expect(error).toBeInstanceOf(Unwritten)
    expect(error).toMatchObject({ file })
    expect(textsOf(root)).toEqual(before)
    expect(refusedBy(error)).toEqual({ problem: code === 'EBUSY' ? 'not-written' : 'not-allowed', unwritten: file })
  }
})

test('a file of which a full disk took half is put back, too', () => {
  const root = tinySite()
  const before = textsOf(root)
  Object.assign(held, { file: bolt, code: 'ENOSPC', isHalfWritten: true })
  expect(() => applyPlan(root, deletion)).toThrow(Unwritten)
  expect(textsOf(root)).toEqual(before)
})

test('what can no longer be put back is named, in both languages', () => {
  const root = tinySite()
  const redirects = 'content/data/redirects.yaml'
  Object.assign(held, { file: redirects, code: 'EROFS', later: '.mdx' })
  const error = thrownBy(() => applyPlan(root, deletion))
  const changed = ['content/vendors/bolt.en.mdx', bolt]
  expect(refusedBy(error)).toEqual({ problem: 'not-allowed', unwritten: redirects, changed })
  expect(error).toMatchObject({ message: expect.stringContaining(`could not be put back: ${changed.join(', ')}`) })
  const problem = problemText(new DeskProblem('not-allowed', { unwritten: redirects, changed }))
  expect(plainWordingIn('en')(problem)).toContain(
    'data/redirects.yaml cannot be written, and these could not be put back: vendors/bolt.en.mdx, vendors/bolt.he.mdx.',
  )
  expect(plainWordingIn('he')(problem)).toContain('להחזיר לקדמותם: vendors/bolt.en.mdx, vendors/bolt.he.mdx.')
})

test('a page comes back whole or not at all, and can be brought back again', async () => {
  const root = tinySite()
  const before = textsOf(root)
  const last = lastDeletion(root)
  const plan = { ...deletion, creates: new Map(), moves: [] }
  last.record('acme', plan, () => applyPlan(root, plan))
  const after = textsOf(root)
  const note = vi.fn()
  for (const file of [bolt, acme]) {
    held.file = file
    await expect(last.restore('acme', note)).rejects.toMatchObject({ file })
    expect(textsOf(root)).toEqual(after)
    expect(note).not.toHaveBeenCalled()
  }
  held.file = ''
  expect(await last.restore('acme', note)).toEqual([])
  expect(textsOf(root)).toEqual(before)
})

test.each<[Locale, string, string]>([
  ['en', 'Nothing was changed, because vendors/bolt.he.mdx cannot be written.', 'close it there'],
  ['he', 'דבר לא השתנה, כי אי אפשר לכתוב לקובץ vendors/bolt.he.mdx.', 'סגרו אותו שם'],
])('the desk names the file and says what to do (%s)', (locale, found, advice) => {
  const say = plainWordingIn(locale)
  const said = say(problemText(new DeskProblem('not-allowed', { unwritten: bolt })))
  expect(said).toContain(found)
  expect(said).toContain(advice)
  expect(say(new Unwritten(bolt, new Error()).found)).toContain(bolt)
})
