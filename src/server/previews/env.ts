import { z } from 'zod'
import { listeningShape } from '../env.ts'
import { parseEnv, secrets, whole } from '../leads/env.ts'

/** The preview host's environment; docs/operations.md describes every name. */
const schema = z.object({
  ...listeningShape,
  PORT: listeningShape.PORT.default(3100),
  /** Where previews are kept. */
  PREVIEWS_DIR: z.string().min(1).default('previews'),
  /** Name of the host: the index is there, and each preview below it. */
  PREVIEWS_HOST: z
    .string()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/i, 'the name of a host without a port, such as previews.example.com')
    .transform(name => name.toLowerCase())
    .default('localhost'),
  PREVIEWS_TOKEN: secrets(
    /^[\x21-\x2b\x2d-\x7e]{32,}$/,
    'at least 32 characters without spaces; or up to 3 such secrets, newest first, separated by commas',
  ).unwrap(),
  PREVIEWS_DAYS: whole(30, 1, 3650, 'a whole number from 1 to 3650'),
  PREVIEWS_COUNT: whole(50, 1, 10_000, 'a whole number from 1 to 10000'),
})

export type PreviewsEnv = z.infer<typeof schema>

/**
 * Reads the environment.
 * @throws EnvError naming every faulty variable at once, without its value
 */
export function readPreviewsEnv(variables: Readonly<Record<string, string | undefined>>): PreviewsEnv {
  return parseEnv(schema, variables)
}
