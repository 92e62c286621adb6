import { z } from 'zod'
import type { Locale } from '../../../content/locales/locales.ts'
import type { Text } from '../../../content/messages/msg.ts'
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

/** A page that is new, as far as it can be read. */
export interface NewPage {
  readonly title: string
  readonly description: string
  /** MDX without the front matter. */
  readonly body: string
}

/** A file that was edited at the desk and differs from the last commit. */
export interface EditedFile {
  readonly file: string
  /** Of a page, in English. */
  readonly title?: string
  /** Whether it records what was done in other files. */
  readonly isRecord: boolean
  readonly kind: 'changed' | 'new' | 'removed' | 'moved'
  /** Where it was in the last commit, of a file that was moved since. */
  readonly from?: string
  readonly passages: readonly Passage[]
  /** Whether nothing differs but spaces and line breaks, which no passage shows. */
  readonly spacesOnly: boolean
  /** What differs in a data file, by name; undefined where that cannot be read. */
  readonly values?: readonly ValueChange[]
  readonly page?: NewPage
  /** Whether it differs from the last commit by more than what was written at the desk: a proposal includes that. */
  readonly mixed: boolean
  /** Whether it is a new picture that no page shows, such as one whose paste was undone; its file is kept for redo. */
  readonly unused: boolean
  /** Whether it is a page that no visitor sees yet. */
  readonly draft: boolean
  /** Whether it is a page that was a draft, and is none once this is proposed. */
  readonly published: boolean
}

/** A draft among the pages of a proposal, which can be published with it. */
export interface ProposedDraft {
  /** Its name, without folder and language. */
  readonly page: string
  /** What publishing it changes: both languages, and the record of addresses where it belongs there. */
  readonly files: readonly string[]
  readonly titles: Readonly<Record<Locale, string>>
  /** How many of its texts are still to be written. */
  readonly toWrite: number
}

/** A branch with changes of the content that `home` lacks, and that is not checked out. */
export interface WaitingBranch {
  readonly branch: string
  /** First line of its last commit that is not a merge. */
  readonly subject: string
  /** How many such commits it has before that one. */
  readonly earlier: number
  /** Commits that no branch of the remote has, as last fetched or sent; undefined without a remote. */
  readonly unsent?: number
}

/** A file, and the address of the desk that opens it. */
export interface FileAtDesk {
  readonly file: string
  readonly url?: string
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
  /** Files of the content in which they differ; of one that is there, with the address of its desk. */
  readonly own: readonly FileAtDesk[]
  readonly waiting: readonly WaitingBranch[]
  /** What others brought to `home` since, as last fetched. */
  readonly others: { readonly commits: number; readonly files: readonly string[] }
  /** Undefined where git's settings do not say. */
  readonly author?: { readonly name: string; readonly mail: string }
  readonly remote?: {
    readonly name: string
    /** Whether its pages that open a pull request are known. */
    readonly opens: boolean
    /** The one for this branch. */
    readonly address?: string
    /** Commits of the branch that no branch of the remote has, as last fetched or sent. */
    readonly unsent: number
  }
  readonly files: readonly EditedFile[]
  readonly drafts: readonly ProposedDraft[]
  /** Changed files under `content/` that no one edited at the desk; they are left alone. */
  readonly leftAlone: readonly string[]
  /** Files with text that was typed at the desk and not saved, which no proposal has. */
  readonly unsaved: readonly FileAtDesk[]
  /** Today, `2026-11-01`. */
  readonly day: string
  /** Names of the branches that are here or on the remote, as last fetched, which a new one may not have. */
  readonly taken: readonly string[]
}

/** What the checks still find in a file, and the address of the desk at the first of it. */
export interface FaultsInFile {
  readonly errors: number
  readonly warnings: number
  readonly url: string
}

/** Of every file of the content that has faults. */
export type FaultsByFile = Readonly<Record<string, FaultsInFile>>

/** Names of the drafts to be published with it, between commas; what the answer says of files and message goes by them. */
export const proposalQuery = z.object({
  publish: z
    .string()
    .default('')
    .transform(names => names.split(',').filter(Boolean)),
})

/**
 * What is done to a branch names the one that was checked out when its writer read what would happen, null where none was.
 * What follows another action at the same press names none.
 */
export const actionBody = z.object({ on: z.string().nullable().optional() })
export type ActedOn = z.infer<typeof actionBody>['on']

export const proposeBody = z.object({
  branch: z.string(),
  message: z.string().trim().min(1),
  files: z.array(z.string()),
  /** Names of the drafts to be published with it. */
  publish: z.array(z.string()).default([]),
})
export type Proposal = z.input<typeof proposeBody>

/** What a proposal would be made of, for the checks. */
export const faultsBody = proposeBody.pick({ files: true, publish: true })
export type FaultsAsked = z.input<typeof faultsBody>

export const switchBody = z.object({ branch: z.string().min(1) })
export type Switch = z.infer<typeof switchBody>

/** Whose changes are taken over: what others brought to the home branch, or what they added to the one that is checked out. */
export const othersBody = z.object({ of: z.enum(['home', 'branch']).default('home') })
export type Others = z.infer<typeof othersBody>

/** What came of an action; `detail` is git's own words. */
export type Outcome =
  | { readonly done: true }
  | {
      readonly refused: 'branch-exists' | 'nothing' | 'commit' | 'push' | 'behind' | 'switch' | 'fetch' | 'git-old'
      readonly detail: string
    }
  | NameRefused
  | OtherBranchRefused
  | PublishRefused
  | UnproposedRefused
  | MergeRefused
  | ApartRefused

/** A name that git takes for no branch, and one like it that it takes. */
interface NameRefused {
  readonly refused: 'branch-name'
  readonly detail: ''
  readonly name: string
  readonly example: string
}

/** Meanwhile another branch was checked out, or none. */
interface OtherBranchRefused {
  readonly refused: 'other-branch'
  readonly detail: ''
  readonly branch?: string
}

/** Changes that another branch would overwrite: `files` were edited at the desk, `outside` elsewhere. */
interface UnproposedRefused {
  readonly refused: 'unproposed'
  readonly detail: ''
  readonly files: readonly string[]
  readonly outside: readonly string[]
}

/**
 * Files in which what others changed does not fit what is changed here: `files` are committed or were edited at the desk,
 * `outside` were changed elsewhere. Where neither is known, `detail` says why nothing was merged.
 */
interface MergeRefused {
  readonly refused: 'merge'
  readonly detail: string
  readonly files: readonly string[]
  readonly outside: readonly string[]
}

/** What others added to the branch that is checked out does not fit: its changes can be sent as a branch of their own. */
interface ApartRefused extends Omit<MergeRefused, 'refused'> {
  readonly refused: 'apart'
  readonly branch: string
  /** What it would be called. */
  readonly free: string
}

/** Pages that cannot be published as they are, and why. */
export interface PublishRefused {
  readonly refused: 'publish'
  readonly detail: ''
  readonly why: readonly (Pick<ProposedDraft, 'titles' | 'toWrite'> & {
    /** Errors that the build would not accept, once nothing is left to be written. `place` as `vendors/acme.he.mdx:12`, `url` of the desk there. */
    readonly faults: readonly { readonly place: string; readonly url: string; readonly found: Text }[]
  })[]
}

export interface Patch {
  readonly name: string
  readonly text: string
}
