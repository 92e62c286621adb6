import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { msg } from '../content/messages/msg.ts'
import { leadsEnvShape, parseEnv, requireCompanions } from './leads/env.ts'

const portRange = msg('a port number, 0 to 65535').id
const port = z.coerce.number(portRange).int(portRange).min(0, portRange).max(65535, portRange)
const host = z.string().min(1, msg('a host name or address').id)

/** Where a server listens, what it logs and whom it believes. */
export const listeningShape = {
  PORT: port.default(3000),
  HOST: host.default('localhost'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      msg('fatal, error, warn, info, debug, trace or silent').id,
    )
    .default('info'),
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
      ranges => ranges.every(range => ipaddr.isValid(range) || ipaddr.isValidCIDR(range)),
      msg('CIDR ranges separated by commas, such as 10.0.0.0/8').id,
    ),
}

/** The server's environment; docs/operations.md describes every name. */
const schema = z
  .object({
    ...listeningShape,
    /** Port of Prometheus' metrics; without it there are none. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: host.default('127.0.0.1'),
    ...leadsEnvShape,
  })
  .superRefine(requireCompanions)

export type Env = z.infer<typeof schema>

/**
 * Reads the environment.
 * @throws EnvError naming every faulty variable at once, without its value
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  return parseEnv(schema, variables)
}
