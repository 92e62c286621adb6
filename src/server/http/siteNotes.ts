import { z } from 'zod'

const sitePath = z.string().regex(/^\/(?!\/)[^\s]*$/, 'a path of this site')

/** The only values of a build that go into a header. */
const cspHash = z.string().regex(/^'sha(?:256|384|512)-[\w+/-]+={0,2}'$/, 'the hash of inline code')

/** What the build leaves for the server: `dist/site.json`. */
export const siteNotesSchema = z.strictObject({
  origin: z.url(),
  /** Commit of the sources; absent where there is no repository. */
  commit: z.string().optional(),
  /** A preview is never indexed, whatever host serves it. */
  preview: z.boolean(),
  /** Whether its pages may load the analytics tool. */
  measured: z.boolean(),
  /** Origin of the server that takes its forms, if it is another one; sent in a header. */
  forms: z
    .string()
    .regex(/^https?:\/\/[a-z\d.:[\]-]+$/i, 'an origin')
    .optional(),
  csp: z.strictObject({ scripts: z.array(cspHash), styles: z.array(cspHash) }),
  /** Old addresses, in every language. */
  redirects: z.array(z.strictObject({ from: sitePath, to: sitePath })),
  /** Addresses that are gone, in every language. */
  gone: z.array(sitePath).default([]),
})

export type SiteNotes = z.infer<typeof siteNotesSchema>
