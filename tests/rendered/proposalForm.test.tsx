import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { editedFile, proposalState } from '../../src/desk/browser/propose/testing/proposalState.ts'
import type { EditedFile } from '../../src/desk/server/propose/protocol.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The form as it is first drawn; the language of the desk is that of its document. */
async function drawn(locale: 'en' | 'he', file: EditedFile): Promise<string> {
  vi.stubGlobal('document', { documentElement: { lang: locale } })
  const { ProposalForm } = await import('../../src/desk/browser/propose/ProposalForm.tsx')
  return renderToStaticMarkup(
    <ProposalForm
      state={{ ...proposalState, files: [file] }}
      locale={locale}
      publish={[]}
      busy={false}
      onPublish={() => {}}
      onPropose={() => {}}
    />,
  )
}

test.each([
  ['en', 'Choose at least one file to propose.', 'What will happen', 'The checks'],
  ['he', 'בחרו לפחות קובץ אחד להצעה.', 'מה יקרה', 'ההצעה נבדקת'],
] as const)(
  'with no file ticked, nothing is judged or promised, and the button says why it waits: %s',
  async (locale, choose, plan, checks) => {
    // What holds more than was written at the desk is not ticked at first.
    const none = await drawn(locale, { ...editedFile, mixed: true })
    const [, id] = new RegExp(`<p id="([^"]+)" role="status">${choose}</p>`).exec(none) ?? []
    expect(id).toBeDefined()
    expect(/<button type="submit"[^>]*>/.exec(none)?.[0]).toContain(`disabled="" aria-describedby="${id}"`)
    expect(none).not.toContain(plan)
    expect(none).not.toContain(checks)

    const some = await drawn(locale, editedFile)
    expect(some).not.toContain(choose)
    expect(some).toContain(plan)
    expect(some).toContain(checks)
    expect(/<button type="submit"[^>]*>/.exec(some)?.[0]).not.toContain('disabled')
  },
)
