import { afterEach, expect, test, vi } from 'vitest'
import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { Unwritten } from './allOrNothing.ts'
import { runForWriters } from './runForWriters.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What a command that cannot write a file says, when these files could not be put back. */
function saidOf(locale: Locale, changed: readonly string[]): string {
  const said = vi.spyOn(console, 'error').mockReset().mockReturnValue()
  const env = { LANG: '' }
  vi.stubGlobal('process', { argv: ['node', 'command', '--lang', locale], env, stdout: {}, exitCode: 0 })
  runForWriters(msg('Help'), () => {
    throw new Unwritten('content/data/menus.yaml', new Error('full'), changed)
  })
  expect(process.exitCode).toBe(1)
  return said.mock.calls.join('\n')
}

const nothing = { en: 'Nothing was changed.', he: 'דבר לא השתנה.' }

test.each(localeCodes)('a command says that nothing was changed only where it is so: %s', locale => {
  expect(saidOf(locale, [])).toContain(nothing[locale])
  const partly = saidOf(locale, ['content/vendors/acme.en.mdx'])
  expect(partly).toContain('content/vendors/acme.en.mdx')
  expect(partly).not.toContain(nothing[locale])
})
