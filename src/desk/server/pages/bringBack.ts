import { pageFileOf, pathOf } from '../../../content/site.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { gitIn } from '../propose/git.ts'
import type { SourceFile } from '../protocol.ts'
import { makeSource, SourceProblem } from '../sourceFiles.ts'
import { lastSaves, unsavedTexts } from '../textStore.ts'
import type { LastDeletion } from './lastDeletion.ts'
import type { BringBack, BroughtBack } from './protocol.ts'

interface Surroundings {
  readonly root: string
  readonly live: { readonly snapshot: Pick<LiveContent['snapshot'], 'pages'> }
  readonly edited: EditedFiles
  readonly deletion: LastDeletion
  /** @throws {SourceProblem} */
  readonly sourceOf: (file: string) => SourceFile
}

/**
 * Brings back a file that is no longer there. Where its page was the last one deleted at the desk, all that went with it comes back;
 * otherwise the file alone does, with the text that a desk still has. Nothing is overwritten.
 * @throws {SourceProblem} for a file that was moved
 * @throws {Unwritten}
 */
export async function bringBack(
  { root, live, edited, deletion, sourceOf }: Surroundings,
  { file, text, base, at, by }: BringBack,
): Promise<BroughtBack> {
  const there = findSource(sourceOf, file)
  if (there) return { there }
  const place = pageFileOf(file)
  if (place) {
    const path = pathOf(place.section, place.slug)
    const other = live.snapshot.pages.find(
      page => page.path === path && page.locale === place.locale && page.file !== file,
    )
    if (other) return { takenBy: other.file }
    const kept = await deletion.restore(place.slug, edited.note)
    const restored = kept && findSource(sourceOf, file)
    if (restored) return { restored, kept }
  }
  const isKnown = edited.all()[file] !== undefined || (await gitIn(root)(['cat-file', '-e', `HEAD:./${file}`])).ok
  const made = makeSource(root, file, text, base)
  if (!made) return { there: sourceOf(file) }
  lastSaves(root).keep(file, { base: base.version, text, version: made.version, at, by })
  unsavedTexts(root).forget(file)
  // Of a file whose deletion is committed, all is the desk's to propose.
  edited.note(file, isKnown ? base.text : '', text)
  return made
}

/** Undefined where the file is gone. */
function findSource(sourceOf: Surroundings['sourceOf'], file: string): SourceFile | undefined {
  try {
    return sourceOf(file)
  } catch (error) {
    if (error instanceof SourceProblem && error.problem === 'missing' && !error.moved) return undefined
    throw error
  }
}
