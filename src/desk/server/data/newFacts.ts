import { z } from 'zod'
import { contentOf } from '../../../content/checks/contentOf.ts'
import { currencySchema, factIdSchema } from '../../../content/facts.ts'
import type { Finding } from '../../../content/fault.ts'
import { lineEndOf } from '../../../content/files.ts'
import { isAddedAtDesk, isInFacts, type NewFact, newFactId, showsFact } from '../../../content/newFact.ts'
import { pageFileOf } from '../../../content/site.ts'
import type { Snapshot } from '../../../content/snapshot.ts'
import { yamlFile } from '../../../content/yamlFile.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { addFact, factsFile } from '../../writing/addFact.ts'
import { parse } from '../parse.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { fileQuery } from '../protocol.ts'
import { readSource, saveSource } from '../sourceFiles.ts'
import { unsavedTexts } from '../textStore.ts'
import { editValue } from './editValue.ts'

const newFactSchema = z.object({ id: factIdSchema, value: z.number(), currency: currencySchema })
const addBody = z.object({ newFact: newFactSchema, file: z.string().refine(file => pageFileOf(file) !== undefined) })
const removeBody = z.object({ newFact: newFactSchema, file: z.string() })

export interface FactChanged {
  /** Whether the file of facts was written. */
  readonly done: boolean
  /** Where a fact that was added is in it, `line:column`. */
  readonly at?: string
}

/** What the desk asks about facts that a page lacks, by method and name. */
export function factEndpoints(root: string, live: LiveContent, edited: EditedFiles) {
  const write = (change: (text: string) => string | undefined): FactChanged => {
    const { text, version } = readSource(root, factsFile)
    const next = change(text)
    if (next === undefined) return { done: false }
    const saved = saveSource(root, factsFile, next, version)
    if ('conflict' in saved) return { done: false }
    edited.note(factsFile, text, next)
    live.refresh(new Set([factsFile]))
    return { done: true }
  }
  const isShownElsewhere = (id: string, file: string): boolean => {
    const saved = [...live.snapshot.files].map(([name, { text = '' }]) => ({ name, text }))
    const typed = unsavedTexts(root)
      .all()
      .map(({ base, text }) => ({ name: base.file, text }))
    return [...saved, ...typed].some(({ name, text }) => name !== factsFile && name !== file && showsFact(id, text))
  }
  return {
    /** Those that the desk added and nothing but this page may show. */
    'GET facts/shownHereAlone': ({ query }: { query: unknown }): NewFact[] => {
      const { file } = parse(fileQuery, query)
      const facts = contentOf(live.snapshot, widgetDescriptions).data('facts')?.value ?? {}
      return Object.entries(facts).flatMap(([id, fact]) => {
        // One number is all that the desk adds.
        if (fact.kind !== 'price' || typeof fact.value !== 'number' || !isAddedAtDesk(fact.unverified)) return []
        return isShownElsewhere(id, file) ? [] : [{ id, value: fact.value, currency: fact.currency }]
      })
    },
    'POST fact': ({ body }: { body: unknown }): FactChanged => {
      const { newFact, file } = parse(addBody, body)
      const changed = write(text => addFact(text, newFact, file))
      return changed.done ? { ...changed, at: placeOfFact(root, newFact.id) } : changed
    },
    /** Takes back one that was added and is still as it was, as long as nothing but the page that asks has shown it. */
    'DELETE fact': ({ body }: { body: unknown }): FactChanged => {
      const { newFact, file } = parse(removeBody, body)
      return isShownElsewhere(newFact.id, file) ? { done: false } : write(text => withoutFact(text, newFact))
    },
  }
}

function placeOfFact(root: string, id: string): string {
  const { line, column } = yamlFile(factsFile, readSource(root, factsFile).text).place(id)
  return `${line}:${column}`
}

function withoutFact(text: string, { id }: NewFact): string | undefined {
  if (!isAddedAtDesk(yamlFile(factsFile, text).document.getIn([id, 'unverified']))) return undefined
  const splice = editValue(text, { path: [id], value: undefined })
  if (!splice) return undefined
  const [before, after] = [text.slice(0, splice.from) + splice.insert, text.slice(splice.to)]
  // With the empty line that sets a new group apart at the end.
  return after === '' ? before.trimEnd() + lineEndOf(text) : before + after
}

/**
 * A fault whose new fact has an id that is free by now: since it was found, the fix of another fault may have taken it.
 * Without the new fact where the facts hold this price under this id already.
 */
export function withFreeId(snapshot: Snapshot, file: string, fault: Finding): Finding {
  const { newFact, ...rest } = fault
  if (!newFact) return fault
  const facts = contentOf(snapshot, widgetDescriptions).data('facts')?.value ?? {}
  if (!Object.hasOwn(facts, newFact.id)) return fault
  if (isInFacts(newFact, facts)) return rest
  const slug = pageFileOf(file)?.slug ?? ''
  const id = newFactId(slug, '', one => Object.hasOwn(facts, one) && !isInFacts({ ...newFact, id: one }, facts))
  const moved = { ...rest, fix: fault.fix?.replace(`"${newFact.id}"`, `"${id}"`) ?? '' }
  return Object.hasOwn(facts, id) ? moved : { ...moved, newFact: { ...newFact, id } }
}
