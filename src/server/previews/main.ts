import { listenOn } from '../listenOn.ts'
import { closeOnSignals, startFault } from '../process.ts'
import { createPreviewsApp } from './app.ts'
import { readPreviewsEnv } from './env.ts'
import { PreviewStore } from './store.ts'

/** Interval of the search for old previews, ms. */
const pruneInterval = 3_600_000

try {
  // Other users must not read these builds.
  process.umask(0o077)
  const env = readPreviewsEnv(process.env)
  const store = new PreviewStore(env.PREVIEWS_DIR)
  const app = createPreviewsApp({ env, store })
  const prune = () => {
    const removed = store.prune(env.PREVIEWS_DAYS, env.PREVIEWS_COUNT)
    if (removed.length > 0) app.log.info({ removed }, 'old previews were removed')
  }
  prune()
  setInterval(prune, pruneInterval).unref()
  await app.listen(listenOn(env, process.env, process.pid))
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  console.log(`Previews on http://${env.PREVIEWS_HOST}:${port}`)
  closeOnSignals(app)
} catch (error) {
  console.error(startFault(error))
  process.exit(1)
}
