import type { FastifyListenOptions } from 'fastify'

/** First file descriptor that systemd hands over (sd_listen_fds(3)). */
const firstDescriptor = 3

/**
 * Where to listen: on the socket that a service manager opened and keeps, so that visitors who come while one version
 * follows another wait instead of being refused; otherwise on the configured address.
 */
export function listenOn(
  { PORT, HOST }: { PORT: number; HOST: string },
  { LISTEN_FDS, LISTEN_PID }: Readonly<Record<string, string | undefined>>,
  pid: number,
): FastifyListenOptions & { fd?: number } {
  // The process id keeps a child from taking the socket of its parent.
  const handedOver = LISTEN_FDS === '1' && LISTEN_PID === String(pid)
  // Fastify binds the names of `localhost` one by one, which a socket that is open already does not need.
  return handedOver ? { fd: firstDescriptor, host: '0.0.0.0' } : { port: PORT, host: HOST }
}
