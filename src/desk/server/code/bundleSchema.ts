import { z } from 'zod'

/** The desk's code, bundled. */
export const bundleSchema = z.object({
  /** What browsers load, by name. */
  files: z.record(z.string(), z.string()),
  /** What it was made of, by their paths below `src`. */
  sources: z.array(z.string()),
})

export type Bundle = z.infer<typeof bundleSchema>
