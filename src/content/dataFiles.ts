import { z } from 'zod'
import { factIdSchema, factsSchema } from './facts.ts'
import { localHref, localPathWords } from './frontMatter.ts'
import { localeCodes } from './locales/locales.ts'
import type { PagePath } from './locales/urls.ts'
import { msg } from './messages/msg.ts'
import { deviceNames, iconNames, illustrationNames } from './names.ts'

const text = z.string().min(1)
/** A text in both languages. */
const bilingual = z.strictObject({ en: text, he: text })
/** A name that may be the same in both. */
const nameSchema = z.union([text, bilingual])

const url = z.url({ protocol: /^https$/ })

const companySchema = z.strictObject({
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
  telephone: z.string().regex(/^\+[\d-]+$/, msg('an international number such as +972-3-555-0100').id),
  address: z.strictObject({ street: bilingual, city: bilingual, country: z.string().length(2) }),
  booking: url,
  social: url,
  repository: url,
})

const plansSchema = z.record(
  z.string(),
  z.strictObject({
    product: z.string().describe('What the plans are plans of; stands above the name of each.'),
    brand: z.string().describe('Who makes it, as search engines know the name.'),
    per: bilingual,
    caption: bilingual,
    from: z.boolean().default(false),
    seats: z
      .strictObject({
        counted: z.enum(['people', 'devices']).describe('What the price is for one of.'),
        paid: z.enum(['month', 'year']).describe('The time that the price is for.'),
        least: factIdSchema.optional().describe('The fewest that are sold; one where it is left out.'),
        most: factIdSchema.optional().describe('The most that are sold.'),
      })
      .optional()
      .describe('For a table that works out a cost: <PricingTable plans="…" seats={25} />.'),
    rows: z.record(z.string(), bilingual),
    plans: z.array(
      z.strictObject({
        name: nameSchema,
        price: factIdSchema,
        cells: z.record(z.string(), factIdSchema),
        for: bilingual,
      }),
    ),
  }),
)

const hardwareSchema = z.array(
  z.strictObject({ name: text, badge: bilingual, description: bilingual, highlights: z.array(bilingual).min(1) }),
)

const videoSchema = z.array(
  z.strictObject({
    name: bilingual,
    description: bilingual,
    audience: z.tuple([z.number().int(), z.number().int()]),
    features: z.array(bilingual).min(1),
  }),
)

const namePattern = /^[a-z0-9-]+$/
const logo = z.string().regex(namePattern, msg('the name of a logo that exists').id)
const slug = z.string().regex(namePattern, msg('small Latin letters, digits and hyphens, such as acme-mail').id)
/** Of one that is no page's, the check `dataReferences` says which page was meant: a pattern could name an example at most. */
const pageName = text
/** The same of a name where an address belongs. */
const menuHref = z.custom<PagePath>(
  value => localHref.safeParse(value).success || (typeof value === 'string' && /^[\w-]+$/.test(value)),
  localPathWords,
)
const icon = z.enum(iconNames)

const vendorsSchema = z.strictObject({
  carousel: z.array(z.strictObject({ name: text, logo, page: pageName.optional() })),
  products: z.array(z.strictObject({ name: text, page: pageName, icon, text: bilingual })),
})

const testimonialsSchema = z.strictObject({
  sample: z.boolean(),
  entries: z.array(
    z.strictObject({
      language: z.enum(localeCodes),
      author: text,
      position: text,
      company: text,
      quote: text,
      logo,
    }),
  ),
})

const menuCard = z.strictObject({ page: pageName, title: nameSchema, icon, text: bilingual })

export const navigationSchema = z.strictObject({
  it: z.strictObject({
    links: z.array(z.strictObject({ page: pageName, label: nameSchema })),
    cards: z.array(menuCard),
    categories: z.array(z.strictObject({ title: bilingual, pages: z.array(pageName).min(1) })),
  }),
  apple: z.strictObject({
    cards: z.array(menuCard),
    promo: z.strictObject({
      title: bilingual,
      text: bilingual,
      stats: z.array(z.strictObject({ fact: factIdSchema, label: bilingual })),
      label: bilingual,
      href: menuHref,
    }),
  }),
  keyServices: z.array(z.strictObject({ href: menuHref, label: nameSchema })),
  legal: z.array(z.strictObject({ page: pageName, label: bilingual })),
})

/** Old addresses without `/he`; a separate check finds repeats and chains. */
export const redirectsSchema = z.array(z.strictObject({ from: localHref, to: localHref }))

/** A value of an item's option: its text in each language, and its colour. */
const optionValue = z.union([
  text,
  bilingual.extend({
    swatch: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, msg('a colour such as #2e3642').id)
      .optional()
      .describe('The colour itself, such as #2e3642: shown beside its name.'),
  }),
])

const itemOption = z.strictObject({
  label: bilingual,
  inQuote: bilingual
    .optional()
    .describe('How a value reads in a list where it says too little alone, with # in its place: # keyboard.'),
  values: z.array(optionValue).min(1),
})

/** One category of the store: `content/data/store/<slug>.yaml`. */
export const storeCategorySchema = z.strictObject({
  sample: z.boolean(),
  title: bilingual,
  description: bilingual,
  illustration: z.enum(illustrationNames),
  items: z
    .array(
      z.strictObject({
        id: slug,
        drawing: z.enum(deviceNames).optional(),
        brand: text,
        name: nameSchema,
        description: bilingual,
        options: z.array(itemOption).default([]),
      }),
    )
    .min(1),
})

export type PriceTable = z.infer<typeof plansSchema>[string]

export type StoreCategory = z.infer<typeof storeCategorySchema> & { slug: string }

/** The order in which the store shows its categories. */
export const storeOrder = ['mac', 'ipad', 'iphone', 'watch', 'displays-and-accessories', 'other-brands']

/** Every data file that pages read, by name; `content/data/<name>.yaml`. */
export const dataFiles = {
  company: companySchema,
  facts: factsSchema,
  plans: plansSchema,
  hardware: hardwareSchema,
  video: videoSchema,
  vendors: vendorsSchema,
  testimonials: testimonialsSchema,
  navigation: navigationSchema,
  redirects: redirectsSchema,
} as const

export type DataName = keyof typeof dataFiles
export type Data = { [Name in DataName]: z.infer<(typeof dataFiles)[Name]> }

/** Everything under `content/data/`: the files above, and the store's folder. */
export type SiteData = Data & { store: StoreCategory[] }
export type SiteDataName = keyof SiteData
