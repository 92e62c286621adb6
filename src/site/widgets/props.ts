import { msg } from '../../content/messages/msg.ts'
import { type IconName, iconNames } from '../../content/names.ts'

/** Properties that several widgets have. */
export const text = (description: string) => ({ kind: 'string', required: true, description }) as const

export const title = text(msg('Heading, in sentence case.').id)

export const caption = text(msg('What the drawing shows, as a sentence that makes its point.').id)

export const number = (description: string) => ({ kind: 'number', required: true, description }) as const

export const icon = {
  kind: 'one-of',
  values: iconNames satisfies readonly IconName[],
  required: true,
  description: msg('Name of the drawing.').id,
} as const

export const fact = { ...text(msg('Id of a fact in content/data/facts.yaml.').id), refersTo: 'fact' } as const
