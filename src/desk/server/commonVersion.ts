import { setTimeout as wait } from 'node:timers/promises'
import { decode } from './encoding.ts'
import { gitIn } from './propose/git.ts'

/** Git writes a file with its marks first, and what both versions began with a moment later: how often that is looked for. */
const looks = 10
/** Time between two looks, ms. */
const pause = 50

/** What both versions of a file began with that git could not merge; undefined where git has no such merge of it. */
export async function commonVersion(root: string, file: string): Promise<string | undefined> {
  const git = gitIn(root)
  for (let look = 0; look < looks; look++) {
    const { ok, printed } = await git(['show', `:1:./${file}`])
    if (ok) return decode(Buffer.from(printed))
    await wait(pause)
  }
  return undefined
}
