import { describe, expect, test } from 'vitest'
import { wordingIn } from '../../../content/messages/wording.ts'
import type { ProposalState } from '../../server/propose/protocol.ts'
import { whyNotMerged } from './proposalTexts.ts'
import { editedFile, proposalState } from './testing/proposalState.ts'

const file = 'content/vendors/kandji.en.mdx'
const sent: ProposalState = {
  ...proposalState,
  branch: 'edit-kandji',
  remote: { name: 'origin', opens: true, unsent: 0 },
}

describe.each([
  ['en', 'already sent. It and main both', 'Tell whoever accepts', /in this file:$/, 'Propose your changes first'],
  ['he', 'כבר נשלחה. גם בה וגם בגרסה הראשית, main', 'הודיעו למי שמאשר', /בקובץ הזה:$/, 'קודם הציעו את השינויים שלכם'],
] as const)('%s', (locale, isSent, tell, inFile, proposeFirst) => {
  const said = (state: ProposalState | undefined, files: readonly string[] = [file], outside: readonly string[] = []) =>
    // Without the signs that set the name apart.
    wordingIn(locale)(whyNotMerged({ files, outside }, state)).replace(/[\u2066-\u2069]/g, '')

  test('where everything is sent, a conflict with the main version is one to tell whoever accepts it', () => {
    expect(said(sent)).toContain(isSent)
    expect(said(sent)).toContain(tell)
    expect(said(sent)).toMatch(inFile)
    expect(said(sent)).not.toContain(proposeFirst)
  })

  test('where something is unsent, or is not the proposal’s, it is to be proposed first', () => {
    expect(said({ ...sent, unsaved: [{ file }] })).toContain(proposeFirst)
    expect(said({ ...sent, remote: { name: 'origin', opens: true, unsent: 1 } })).toContain(proposeFirst)
    expect(said({ ...sent, branch: 'main' })).toContain(proposeFirst)
    expect(said({ ...sent, files: [editedFile] })).toContain(proposeFirst)
    expect(said(sent, [])).toContain(proposeFirst)
    expect(said(sent, [file], [file])).toContain(proposeFirst)
    expect(said(undefined)).toContain(proposeFirst)
  })
})
