import { z } from 'zod'
import { leadsEnvFaults, leadsEnvShape } from './leads/env.ts'

const cidr = /^(?:[\d.]+|[\da-fA-F:]+)(?:\/\d{1,3})?$/

/** The server's environment; docs/operations.md describes every name. */
const schema = z
  .object({
    PORT: z.coerce.number('must be a port number, 0 to 65535').int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default('localhost'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Addresses of the balancers whose X-Forwarded-For is believed: a list of CIDR ranges separated by commas. */
    TRUST_PROXY: z
      .string()
      .default('')
      .transform(text =>
        text
          .split(',')
          .map(part => part.trim())
          .filter(Boolean),
      )
      .refine(
        list => list.every(range => cidr.test(range)),
        'must be CIDR ranges separated by commas, such as 10.0.0.0/8',
      ),
    ...leadsEnvShape,
  })
  .superRefine((env, context) => {
    for (const fault of leadsEnvFaults(env)) {
      const [name = '', message = ''] = fault.split(/: (.*)/s)
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })

export type Env = z.infer<typeof schema>

/**
 * Reads the environment.
 * @throws {Error} naming every wrong variable at once, without its value: values hold secrets
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not right (see docs/operations.md):\n${lines.join('\n')}`)
}
