import { decode } from './encoding.ts'
import { gitIn } from './propose/git.ts'

/** What both versions of a file began with that git could not merge; undefined where git has no such merge of it. */
export async function commonVersion(root: string, file: string): Promise<string | undefined> {
  const { ok, printed } = await gitIn(root)(['show', `:1:./${file}`])
  return ok ? decode(Buffer.from(printed)) : undefined
}
