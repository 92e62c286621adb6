import { type Message, msg } from '../../../content/messages/msg.ts'

/** @param files that changed where the deletion of the page had, and stay as they are */
export const pageBackExcept = (page: string, files: readonly string[]): Message =>
  msg(
    'The page {page} is back. {files} changed since in the same places, and {count, plural, one {stays as it is} other {stay as they are}}: look whether the page is missing there.',
    { page: `/${page}`, files: files.map(file => file.replace(/^content\//, '')), count: files.length },
  )
