import { z } from 'zod'
import { daySchema, momentSchema, siteInstant } from './day.ts'
import type { PagePath } from './locales/urls.ts'
import { msg } from './messages/msg.ts'
import { illustrationNames } from './names.ts'
import { textLengths } from './textLengths.ts'

/** What a path of this site is made of, for those who wrote another. Capital letters have a fault of their own. */
export const localPathWords = msg(
  'a path of this site, which starts with / and goes on in small Latin letters, digits and hyphens',
).id

/** An address of this site. */
export const localHref = z.custom<PagePath>(
  value => typeof value === 'string' && /^\/[\w#/-]*$/.test(value),
  localPathWords,
)

/** A rule over several values holds for them while others are wrong, so that all is said at once. */
const ifRight =
  (...keys: readonly PropertyKey[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' && value !== null && issues.every(({ path = [] }) => !keys.includes(path[0] ?? ''))

/** What is between the `---` lines of a page. The descriptions are the writers' manual and the editors' hints. */
export const frontMatterSchema = z
  .strictObject({
    title: z
      .string()
      .min(textLengths.title.least)
      .max(textLengths.title.most)
      .describe(
        msg('Title in search results and browser tabs, 10–60 characters, unique on the site, in sentence case.').id,
      ),
    description: z
      .string()
      .min(textLengths.description.least)
      .max(textLengths.description.most)
      .describe(msg('Text under the title in search results, 70–160 characters, unique on the site.').id),
    type: z
      .enum(['generic', 'service', 'policy'])
      .describe(
        msg('What the page is, for search engines: generic, service (sells something) or policy (legal text).').id,
      ),
    keywords: z.array(z.string().min(2)).min(3).max(8).describe(msg('Three to eight words that the page is about.').id),
    updated: daySchema.describe(msg('The day the page last changed in substance, as 2026-11-01.').id),
    kicker: z.string().min(2).max(40).describe(msg('One to four words above the heading; also the label on cards.').id),
    summary: z
      .string()
      .min(textLengths.summary.least)
      .max(textLengths.summary.most)
      .describe(msg('What other pages say of this one on its card, 40–110 characters.').id),
    illustration: z.enum(illustrationNames).describe(msg('Name of the drawing beside the heading and on cards.').id),
    author: z
      .string()
      .min(2)
      .optional()
      .describe(msg('Who wrote the page, when it is a person and not the company.').id),
    image: z
      .string()
      .regex(/^\/images\/[\w./-]+$/, msg('a path below /images/').id)
      .optional()
      .describe(
        msg(
          'Social image of 1200×630 in public/images/, as /images/name.png, to use in place of the one drawn from the title.',
        ).id,
      ),
    noIndex: z.boolean().optional().describe(msg('true keeps search engines away. Leave it out otherwise.').id),
    draft: z
      .boolean()
      .optional()
      .describe(msg('true keeps the page off the site; npm run dev and previews show it.').id),
    publishAt: momentSchema
      .optional()
      .describe(msg('When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.').id),
    unpublishAt: momentSchema
      .optional()
      .describe(msg('When visitors stop seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.').id),
    expires: z
      .strictObject({
        at: momentSchema.describe(
          msg('When the page starts leading to another: a day, 2026-12-01, or a minute, 2026-12-01 09:30.').id,
        ),
        to: localHref.describe(msg('The page that it then leads to, as /kandji.').id),
      })
      .optional()
      .describe(
        msg(
          'When the page starts leading to another: “at” says when, a day or a minute, and “to” the page, as /kandji.',
        ).id,
      ),
  })
  .refine(({ draft, publishAt }) => !(draft && publishAt), {
    path: ['publishAt'],
    when: ifRight('draft', 'publishAt'),
    message: msg('Either draft or publishAt: a draft has no date').id,
    params: { inTable: msg('Either “Draft” or “Shown from”: a draft has no date') },
  })
  .refine(({ unpublishAt, expires }) => !(unpublishAt && expires), {
    path: ['expires'],
    when: ifRight('unpublishAt', 'expires'),
    message: msg('Either unpublishAt or expires, which also leads on').id,
    params: { inTable: msg('Either “Shown until” or “Leads elsewhere from”, which also leads on') },
  })
  .refine(
    ({ publishAt, unpublishAt, expires }) => {
      const end = unpublishAt ?? expires?.at
      return !publishAt || !end || siteInstant(publishAt) < siteInstant(end)
    },
    {
      path: ['publishAt'],
      when: ifRight('publishAt', 'unpublishAt', 'expires'),
      message: msg('A moment before the page is taken down').id,
    },
  )

export type FrontMatter = z.infer<typeof frontMatterSchema>
