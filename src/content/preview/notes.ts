/** What a preview build's bar says about its origin. */
export interface PreviewNotes {
  branch: string
  commit: string
  /** Address of the repository on its host, without a slash at the end. */
  repository: string
  /** Address of the review's report; left out where there is none. */
  report?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Only the value `1` makes a preview, so that `PREVIEW=0` means what it says. */
export function isPreview(env: Environment): boolean {
  return env.PREVIEW === '1'
}

/**
 * Reads the notes of a preview from the environment, which the build completes from git; undefined in any other build.
 * @param repository of content/data/company.yaml, where PREVIEW_REPOSITORY names no other
 */
export function previewNotes(env: Environment, repository: string): PreviewNotes | undefined {
  if (!isPreview(env)) return undefined
  const report = env.PREVIEW_REPORT
  return {
    branch: env.PREVIEW_BRANCH || 'main',
    commit: env.PREVIEW_COMMIT || '',
    repository: webAddress(env.PREVIEW_REPOSITORY) ?? repository.replace(/\/$/, ''),
    // A path of the preview itself, or an https address; anything else would be a link that does something else.
    ...(report && (/^\/(?!\/)/.test(report) || webAddress(report)) ? { report } : {}),
  }
}

function webAddress(text: string | undefined): string | undefined {
  return text && URL.parse(text)?.protocol === 'https:' ? text.replace(/\/$/, '') : undefined
}

const escaped = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Where a content file is edited on the repository's host. */
export function editAddress({ repository, branch }: PreviewNotes, file: string): string {
  return `${repository}/edit/${escaped(branch)}/${escaped(file)}`
}

/** Where the files of a preview's commit are shown there; a path follows. */
export function filesAddress({ repository, branch, commit }: PreviewNotes): string {
  return `${repository}/blob/${escaped(commit || branch)}`
}
