/** What a command is going to do to the files; nothing has happened yet. */
export interface Plan {
  /** Files that must not exist yet. */
  readonly creates: ReadonlyMap<string, string>
  /** New texts of files that exist; a file that also moves is named by its old path. */
  readonly edits: ReadonlyMap<string, string>
  readonly moves: readonly { readonly from: string; readonly to: string }[]
}
