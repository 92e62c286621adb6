import { type Message, msg } from '../../../content/messages/msg.ts'
import type { StarterSection } from '../../writing/starter.ts'
import { say } from '../words.tsx'

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
export const folderName = (folder: string): string => (isKnown(folder) ? `${say(names[folder])} (${folder})` : folder)

const isKnown = (folder: string): folder is StarterSection => Object.hasOwn(names, folder)
