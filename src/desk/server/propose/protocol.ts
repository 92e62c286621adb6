import { z } from 'zod'
import type { Locale } from '../../../content/locales/locales.ts'
import type { Segment } from '../../../review/compare/text.ts'

/** A passage that differs from the last commit, below the heading above it. */
export interface Passage {
  readonly heading: string
  readonly segments: readonly Segment[]
}

/** A value of a data file that differs from the last commit. */
export interface ValueChange {
  /** Keys of maps and numbers of list entries, from 1, that lead to it. */
  readonly path: readonly string[]
  /** As readers see it in each language; undefined where it is new. */
  readonly before?: Readonly<Record<Locale, string>>
  /** Undefined where it was removed. */
  readonly after?: Readonly<Record<Locale, string>>
}

/** A file that was edited at the desk and differs from the last commit. */
export interface EditedFile {
  readonly file: string
  readonly kind: 'changed' | 'new' | 'removed'
  readonly passages: readonly Passage[]
  /** What differs in a data file, by name; undefined where that cannot be read. */
  readonly values?: readonly ValueChange[]
  /** Whether it had uncommitted changes before the desk first saved it: a proposal includes them. */
  readonly mixed: boolean
  /** Whether it is a page that no visitor sees yet. */
  readonly draft: boolean
}

/** A branch with changes of the content that `home` lacks, and that is not checked out. */
export interface WaitingBranch {
  readonly branch: string
  /** First line of its last commit. */
  readonly subject: string
}

/** The state in git, and what a proposal would do. */
export interface ProposalState {
  /** Why nothing can be proposed here. */
  readonly lacks?: 'git' | 'repository' | 'commit'
  /** Undefined where no branch is checked out. */
  readonly branch?: string
  /** The branch that proposals are made against. */
  readonly home: string
  /** Commits of the branch that `home` lacks. */
  readonly ahead: number
  /** Files of the content in which they differ; of a page that is there, with the address of its desk. */
  readonly own: readonly { readonly file: string; readonly url?: string }[]
  readonly waiting: readonly WaitingBranch[]
  /** What others brought to `home` since, as last fetched. */
  readonly others: { readonly commits: number; readonly files: readonly string[] }
  /** Undefined where git's settings do not say. */
  readonly author?: { readonly name: string; readonly mail: string }
  /** `opens`: whether its pages that open a pull request are known; `address`: the one for this branch. */
  readonly remote?: { readonly name: string; readonly opens: boolean; readonly address?: string }
  readonly files: readonly EditedFile[]
  /** Changed files under `content/` that no one edited at the desk; they are left alone. */
  readonly leftAlone: readonly string[]
  readonly suggested: { readonly branch: string; readonly message: string }
}

/** What the checks still find in a file, and the address of the desk at the first of it. */
export interface FaultsInFile {
  readonly errors: number
  readonly warnings: number
  readonly url: string
}

/** Of the files that were edited at the desk and have faults. */
export type FaultsByFile = Readonly<Record<string, FaultsInFile>>

export const proposeBody = z.object({
  branch: z.string(),
  message: z.string().trim().min(1),
  files: z.array(z.string()).min(1),
})
export type Proposal = z.infer<typeof proposeBody>

export const switchBody = z.object({ branch: z.string().min(1) })
export type Switch = z.infer<typeof switchBody>

/** What came of an action; `detail` is git's own words. */
export type Outcome =
  | { readonly done: true }
  | {
      readonly refused: 'branch-name' | 'branch-exists' | 'nothing' | 'commit' | 'push' | 'switch' | 'fetch' | 'merge'
      readonly detail: string
    }

export interface Patch {
  readonly name: string
  readonly text: string
}
