import { crossedQuery, editQuery } from '../../names.ts'
import type { DeskStart } from '../../server/protocol.ts'
import { DeskProblem, readFile, readPair } from '../api.ts'
import { valuesSettled } from '../data/changeValue.ts'
import { focusText } from '../focusText.ts'
import { readDraft } from '../readDraft.ts'
import type { Session } from '../session.ts'
import { lineAcross } from './lineAcross.ts'

type Other = NonNullable<DeskStart['other']>

/** The desk of the other language, whose cursor is at a line, or at the beginning. */
export const otherDeskUrl = ({ url }: Other, line?: number): string =>
  `${url}?${editQuery}=${line ?? ''}&${crossedQuery}`

/** Leads to the other language's own desk, at the section in which the cursor is. */
export async function goToOtherDesk(session: Session, other: Other): Promise<void> {
  // What is typed in a field is entered as the focus leaves it.
  focusText(session)
  await valuesSettled()
  const line = await lineInOther(session, other).catch((error: unknown) => {
    if (error instanceof DeskProblem) return error
    throw error
  })
  // Says so; there would be nothing in place of the desk.
  if (line instanceof DeskProblem && line.problem === 'offline') await session.refresh()
  else location.assign(otherDeskUrl(other, line instanceof DeskProblem ? undefined : line))
}

async function lineInOther({ file, locale, opened, view }: Session, other: Other): Promise<number | undefined> {
  const { doc, selection } = view.state
  const source = await readFile(other.file)
  const here = { file, opened, text: doc.toString() }
  const there = { file: source.file, opened: source.text, text: readDraft(source)?.text ?? source.text }
  const { view: compared } = await readPair(locale === 'en' ? { en: here, he: there } : { en: there, he: here })
  return compared && lineAcross(compared.sections, locale, doc.lineAt(selection.main.head).number)
}
