import type { EditedFile, ProposalState } from '../../../server/propose/protocol.ts'

/** On the home branch, with nothing to propose. */
export const proposalState: ProposalState = {
  branch: 'main',
  home: 'main',
  ahead: 0,
  own: [],
  waiting: [],
  others: { commits: 0, files: [] },
  author: { name: 'Dana', mail: 'dana@example.com' },
  files: [],
  drafts: [],
  leftAlone: [],
  unsaved: [],
  day: '2026-11-01',
  taken: [],
}

export const editedFile: EditedFile = {
  file: 'content/vendors/kandji.en.mdx',
  isRecord: false,
  kind: 'changed',
  passages: [],
  spacesOnly: false,
  mixed: false,
  unused: false,
  draft: false,
  published: false,
}
