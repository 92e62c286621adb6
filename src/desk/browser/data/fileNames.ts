import { type Message, msg } from '../../../content/messages/msg.ts'

/** What the data files are called. */
const names: Readonly<Record<string, Message>> = {
  company: msg('Company'),
  facts: msg('Facts'),
  hardware: msg('Hardware makers'),
  navigation: msg('Menus'),
  plans: msg('Plans and prices'),
  redirects: msg('Redirects'),
  testimonials: msg('What clients say'),
  vendors: msg('Vendors'),
  video: msg('Meeting room kits'),
  'store/displays-and-accessories': msg('Store: displays and accessories'),
  'store/ipad': msg('Store: iPad'),
  'store/iphone': msg('Store: iPhone'),
  'store/mac': msg('Store: Mac'),
  'store/other-brands': msg('Store: other brands'),
  'store/watch': msg('Store: Apple Watch'),
}

/** By a file's name without folder and ending; undefined for one that goes by that name. */
export const dataFileName = (file: string): Message | undefined =>
  Object.hasOwn(names, file) ? names[file] : undefined
