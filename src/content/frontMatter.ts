import { z } from 'zod'
import { daySchema, momentSchema, siteInstant } from './day.ts'
import type { PagePath } from './locales/urls.ts'
import { illustrationNames } from './names.ts'

/** How a moment is written; the clocks are those of Jerusalem. */
const moments = 'a day, 2026-12-01, or a minute, 2026-12-01 09:30'

/** What stands between the `---` lines of a page. The descriptions are the writers' manual and the editors' hints. */
export const frontMatterSchema = z
  .strictObject({
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
    draft: z.boolean().optional().describe('true keeps the page off the site; npm run dev and previews show it.'),
    publishAt: momentSchema.optional().describe(`From when on visitors see the page: ${moments}.`),
    unpublishAt: momentSchema.optional().describe(`From when on they no longer do: ${moments}.`),
    expires: z
      .strictObject({
        at: momentSchema,
        to: z.custom<PagePath>(to => typeof to === 'string' && /^\/[\w#/-]*$/.test(to)),
      })
      .optional()
      .describe(`From when on the page leads to another: { at: 2026-12-31, to: /kandji }, at ${moments}.`),
  })
  .refine(({ draft, publishAt }) => !(draft && publishAt), {
    path: ['publishAt'],
    message: 'Either draft or publishAt: a draft waits for nobody knows when',
  })
  .refine(({ unpublishAt, expires }) => !(unpublishAt && expires), {
    path: ['expires'],
    message: 'Either unpublishAt or expires, which also leads on',
  })
  .refine(
    ({ publishAt, unpublishAt, expires }) => {
      const end = unpublishAt ?? expires?.at
      return !publishAt || !end || siteInstant(publishAt) < siteInstant(end)
    },
    { path: ['publishAt'], message: 'A moment before the one when the page goes' },
  )

export type FrontMatter = z.infer<typeof frontMatterSchema>
