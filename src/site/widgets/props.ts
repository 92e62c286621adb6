import { type IconName, iconNames } from '../../content/names.ts'

/** Properties that several widgets have. */
export const text = (description: string) => ({ kind: 'string', required: true, description }) as const

export const title = text('Heading, sentence-like.')

export const icon = {
  kind: 'one-of',
  values: iconNames satisfies readonly IconName[],
  required: true,
  description: 'Name of the drawing.',
} as const

export const fact = { ...text('Id of a fact in content/data/facts.yaml.'), refersTo: 'fact' } as const
