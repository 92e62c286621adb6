/**
 * `node tests/postgres/serve.ts`: runs a temporary PostgreSQL until it is interrupted and prints its address, for
 * `TEST_DATABASE_URL`.
 */
import { createCluster } from './cluster.ts'

const cluster = await createCluster()
console.log(cluster.url)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster.remove().then(() => process.exit(0)))
}
