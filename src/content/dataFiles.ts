import { z } from 'zod'
import { factsSchema } from './facts.ts'

/** A text in both languages. */
export const bilingual = z.strictObject({ en: z.string().min(1), he: z.string().min(1) })
/** A name that may be the same in both. */
export const nameSchema = z.union([z.string().min(1), bilingual])

const url = z.url({ protocol: /^https$/ })

export const companySchema = z.strictObject({
  sample: z.boolean(),
  name: bilingual,
  legalName: bilingual,
  tagline: bilingual,
  badge: bilingual,
  founded: z.number().int(),
  origin: url,
  email: z.email(),
  privacyEmail: z.email(),
  accessibilityEmail: z.email(),
  telephone: z.string().regex(/^\+[\d-]+$/),
  address: z.strictObject({ street: bilingual, city: bilingual, country: z.string().length(2) }),
  booking: url,
  social: url,
  repository: url,
})

export const plansSchema = z.record(
  z.string(),
  z.strictObject({
    per: bilingual,
    caption: bilingual,
    from: z.boolean().default(false),
    rows: z.record(z.string(), bilingual),
    plans: z.array(
      z.strictObject({
        name: nameSchema,
        price: z.string(),
        highlight: z.boolean().default(false),
        cells: z.record(z.string(), z.string()),
        for: bilingual,
      }),
    ),
  }),
)

export const hardwareSchema = z.array(
  z.strictObject({ name: z.string(), badge: bilingual, description: bilingual, highlights: z.array(bilingual).min(1) }),
)

export const videoSchema = z.array(
  z.strictObject({
    name: bilingual,
    description: bilingual,
    audience: z.tuple([z.number().int(), z.number().int()]),
    features: z.array(bilingual).min(1),
  }),
)

/** Every data file that pages read, by name; `content/data/<name>.yaml`. */
export const dataFiles = {
  company: companySchema,
  facts: factsSchema,
  plans: plansSchema,
  hardware: hardwareSchema,
  video: videoSchema,
} as const

export type DataName = keyof typeof dataFiles
export type Data = { [Name in DataName]: z.infer<(typeof dataFiles)[Name]> }
