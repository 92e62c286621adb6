import { type Message, msg } from '../../content/messages/msg.ts'

/** What a writer can do where links of other pages stand in the way of a deletion. */
export interface DeletionAdvice {
  /** @param to address that takes the page's place, where there is one */
  readonly links: (to: string | undefined) => Message
  /** Where something would be left with no address to lead to. */
  readonly to: Message
}

export const adviceOfCommand: DeletionAdvice = {
  links: target =>
    target
      ? msg('{option}, which has them lead to {target}; or pages that do not link to it', { option: '--links', target })
      : msg('{option}, which leaves their words alone; or pages that do not link to it', { option: '--links' }),
  to: msg('an address to lead to, {option}; or that page changed first', { option: '--to /kandji' }),
}

export const adviceAtDesk: DeletionAdvice = {
  links: target =>
    target
      ? msg('Tick the box above, and the links lead to {target}; or take the links out of those pages first.', {
          target,
        })
      : msg('Tick the box above, and only the words of the links stay; or take the links out of those pages first.'),
  to: msg('Enter an address above for it to lead to; or change that page first.'),
}
