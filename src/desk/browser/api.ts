import type { Edit, Finding } from '../../content/fault.ts'
import type { Locale } from '../../content/locales/locales.ts'
import type { NewFact } from '../../content/newFact.ts'
import { deskPrefix } from '../names.ts'
import type { FactChanged } from '../server/data/newFacts.ts'
import type { DataTables, PageForm, RowCopy, RowMove, ValueAnswer, ValueEdit } from '../server/data/protocol.ts'
import type { BringBack, BroughtBack } from '../server/pages/protocol.ts'
import type { Agreed, Agreeing, PairAnswer, PairTexts } from '../server/pair/protocol.ts'
import type { PictureInOther } from '../server/pictures/protocol.ts'
import type {
  Checked,
  Drawings,
  Help,
  Merged,
  Moved,
  PageSection,
  Problem,
  Refused,
  RenderedDraft,
  Save,
  Saved,
  SourceFile,
  Turn,
  Unsaved,
} from '../server/protocol.ts'

/** Thrown where the server refused, with its reason; `offline` where it did not answer. */
export class DeskProblem extends Error {
  readonly problem: Problem | 'offline'
  /** Where a file that is not there any more was moved to. */
  readonly moved: Moved | undefined
  /** Where the address of a page whose file is gone leads by now. */
  readonly leadsTo: string | undefined
  /** Branch of the proposal in which a page that is not there waits. */
  readonly waitsIn: string | undefined
  /** Of several files that change together: the one that could not be written, for which none changed. */
  readonly unwritten: string | undefined
  /** Those that changed nevertheless, since they could not be put back. */
  readonly changed: readonly string[]

  constructor(
    problem: Problem | 'offline',
    { moved, leadsTo, waitsIn, unwritten, changed = [] }: Omit<Refused, 'problem'> = {},
  ) {
    super(problem)
    this.problem = problem
    this.moved = moved
    this.leadsTo = leadsTo
    this.waitsIn = waitsIn
    this.unwritten = unwritten
    this.changed = changed
  }
}

/**
 * @param keepalive of a request that outlives its page, which browsers allow up to 64 kB
 * @throws {DeskProblem}
 */
export async function ask<Answer>(method: string, name: string, body?: unknown, keepalive = false): Promise<Answer> {
  const answer = await fetch(deskPrefix + name, {
    method,
    keepalive,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!answer) throw new DeskProblem('offline')
  if (answer.ok) return (await answer.json()) as Answer
  if (answer.status === 422) {
    const { problem, ...more } = (await answer.json()) as Refused
    throw new DeskProblem(problem, more)
  }
  throw new DeskProblem('offline')
}

const named = (file: string) => `file=${encodeURIComponent(file)}`

export const readFile = (file: string) => ask<SourceFile>('GET', `file?${named(file)}`)
export const saveFile = (save: Save) => ask<Saved>('PUT', 'file', save)
export const bringFileBack = (file: BringBack) => ask<BroughtBack>('POST', 'file/bringBack', file)
export const mergeTexts = (file: string, base: string, mine: string, theirs: string) =>
  ask<Merged>('POST', 'merge', { file, base, mine, theirs })
export const renderDraft = (file: string, text: string, revision: number) =>
  ask<RenderedDraft>('POST', 'render', { file, text, revision })
export const readChecked = (file: string) => ask<Checked>('GET', `checked?${named(file)}`)
export const findFix = (file: string, text: string, fault: Finding) =>
  ask<Partial<Edit> & Pick<Finding, 'newFact'>>('POST', 'fix', { file, text, fault })
export const factsShownAlone = (file: string) => ask<readonly NewFact[]>('GET', `facts/shownHereAlone?${named(file)}`)
export const addFact = (file: string, newFact: NewFact) => ask<FactChanged>('POST', 'fact', { file, newFact })
export const removeFact = (file: string, newFact: NewFact) => ask<FactChanged>('DELETE', 'fact', { file, newFact })
export const keepUnsaved = (unsaved: Unsaved, turn: Turn, leaving: boolean) =>
  ask<unknown>('PUT', 'unsaved', { unsaved, turn }, leaving)
export const forgetUnsaved = (file: string, turn: Turn, leaving: boolean) =>
  ask<unknown>('DELETE', 'unsaved', { file, turn }, leaving)
export const readDrawings = () => ask<Drawings>('GET', 'drawings')
export const readExample = (file: string, widget: string) =>
  ask<string | null>('GET', `example?${named(file)}&widget=${widget}`)
export const readSections = (file: string, path: string) =>
  ask<readonly PageSection[]>('GET', `sections?${named(file)}&path=${encodeURIComponent(path)}`)
export const readHelp = (file: string, language: Locale) => ask<Help>('GET', `help?${named(file)}&language=${language}`)
export const readPair = (texts: PairTexts) => ask<PairAnswer>('POST', 'pair', texts)
export const recordAgreement = (agreeing: Agreeing) => ask<Agreed>('POST', 'agree', agreeing)
/** Whether it could be. */
export const takeAgreementBack = (file: string) => ask<boolean>('POST', 'agree/back', { file })
export const asPlaced = (picture: PictureInOther) => ask<boolean>('POST', 'picture/asPlaced', picture)
export const takeOut = (picture: PictureInOther) => ask<boolean>('POST', 'picture/takeOut', picture)
export const readTables = (file: string, text: string) => ask<DataTables>('POST', 'tables', { file, text })
export const readForm = (file: string, text: string) => ask<PageForm | null>('POST', 'form', { file, text })
export const readSocialImage = (file: string, text: string) => ask<string | null>('POST', 'social', { file, text })
export const copyRow = (copy: RowCopy) => ask<Partial<Edit>>('POST', 'row', copy)
export const moveRow = (move: RowMove) => ask<Partial<Edit>>('POST', 'move', move)
export const editValue = (edit: ValueEdit) => ask<ValueAnswer>('POST', 'value', edit)
