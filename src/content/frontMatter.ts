import { z } from 'zod'
import { daySchema } from './day.ts'
import { illustrationNames } from './names.ts'

/** What stands between the `---` lines of a page. The descriptions are the writers' manual and the editors' hints. */
export const frontMatterSchema = z.strictObject({
  title: z
    .string()
    .min(10)
    .max(60)
    .describe('Title in search results and browser tabs, 10–60 characters, unique on the site, sentence-like.'),
  description: z
    .string()
    .min(70)
    .max(160)
    .describe('Text under the title in search results, 70–160 characters, unique on the site.'),
  type: z
    .enum(['generic', 'service', 'policy'])
    .describe('What the page is, for search engines: generic, service (sells something) or policy (legal text).'),
  keywords: z.array(z.string().min(2)).min(3).max(8).describe('Three to eight words that the page is about.'),
  updated: daySchema.describe('The day the page last changed in substance, as 2026-11-01.'),
  kicker: z.string().min(2).max(40).describe('One to four words above the heading; also the label on cards.'),
  summary: z.string().min(40).max(110).describe('What other pages say of this one on its card, 40–110 characters.'),
  illustration: z.enum(illustrationNames).describe('Name of the drawing beside the heading and on cards.'),
  author: z.string().min(2).optional().describe('Who wrote the page, when it is a person and not the company.'),
  image: z
    .string()
    .regex(/^\/images\/[\w./-]+$/, 'a path below /images/')
    .optional()
    .describe('Social image of 1200×630 to use in place of the one drawn from the title.'),
  noIndex: z.boolean().optional().describe('true keeps search engines away. Leave it out otherwise.'),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
