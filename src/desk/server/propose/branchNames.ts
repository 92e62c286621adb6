import { freeName } from './freeName.ts'
import type { Git } from './git.ts'

/**
 * Names of the branches that are here, and of those that the remote had when it was last asked.
 * @param remote empty where there is none
 */
export async function knownBranches(git: Git, remote: string): Promise<string[]> {
  const places = ['refs/heads/', ...(remote ? [`refs/remotes/${remote}/`] : [])]
  const { out } = await git(['for-each-ref', '--format=%(refname)', ...places])
  return [...new Set(out.split('\n').flatMap(ref => places.flatMap(place => nameIn(place, ref))))]
}

/** A name like that of a branch that neither this clone nor the remote has; undefined where the remote does not answer. */
export async function freeBranch(git: Git, remote: string, branch: string): Promise<string | undefined> {
  const { ok, out } = await git(['ls-remote', '--heads', remote])
  if (!ok) return undefined
  const there = out.split('\n').flatMap(line => nameIn('refs/heads/', line.split('\t')[1] ?? ''))
  return freeName(branch, [...(await knownBranches(git, remote)), ...there])
}

const nameIn = (place: string, ref: string): string[] => (ref.startsWith(place) ? [ref.slice(place.length)] : [])
