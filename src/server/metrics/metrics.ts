import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A request that was answered. */
interface Answered {
  method: string
  /** `page`, `file`, or the address of an endpoint: never what a visitor typed. */
  route: string
  status: number
  seconds: number
}

/** The metrics of one server, for Prometheus. */
export interface Metrics {
  registry: Registry
  observe(answered: Answered): void
}

/** @param build what runs here */
export function createMetrics(build: { version: string; commit: string }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({ name: 'site_build_info', help: 'What runs here.', labelNames: ['version', 'commit'], registers }).set(
    build,
    1,
  )
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'From the request to the whole answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 20],
    registers,
  })
  return {
    registry,
    observe({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ route }, seconds)
    },
  }
}

/**
 * Serves `GET /metrics` on a port of its own, which visitors do not reach.
 * @param refresh brings what is counted elsewhere up to date
 */
export async function serveMetrics(
  { registry }: Metrics,
  refresh: () => Promise<void>,
  port: number,
  host: string,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      await refresh()
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.unref()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}
