import { type Message, msg } from '../../../content/messages/msg.ts'
import type { SectionChoice } from '../../server/pages/protocol.ts'
import type { StarterSection } from '../../writing/starter.ts'
import { deskLocale, say } from '../words.tsx'

/** The folders of content/ by what their pages are about. */
const names: Readonly<Record<StarterSection, Message>> = {
  pages: msg('General pages'),
  vendors: msg('Vendors'),
  apple: msg('Pages about Apple'),
  productivity: msg('Productivity'),
  services: msg('Services'),
  legal: msg('Legal pages'),
}

/** What a folder is called; the folder itself is named beside it, as the files are. */
const folderName = (folder: string): string => (isKnown(folder) ? `${say(names[folder])} (${folder})` : folder)

/** The same with pages that stand in it, which say more than its name. */
export function folderWithExamples(folder: string, choice: SectionChoice | undefined): string {
  const titles = choice?.examples[deskLocale] ?? []
  if (titles.length === 0) return folderName(folder)
  return say(msg('{folder}, such as {titles}', { folder: folderName(folder), titles }))
}

const isKnown = (folder: string): folder is StarterSection => Object.hasOwn(names, folder)
