// Loaded before the server of a sabotage: changes the source of modules while they are loaded, as SABOTAGE says.
import { registerHooks } from 'node:module'

const patches = JSON.parse(process.env.SABOTAGE ?? '[]')

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const own = patches.filter(({ file }) => url.endsWith(`/${file}`))
    if (own.length === 0) return loaded
    let source = String(loaded.source)
    for (const { file, find, replace } of own) {
      if (!source.includes(find)) throw new Error(`Sabotage: ${file} does not hold “${find}”.`)
      source = source.replace(find, () => replace)
    }
    return { ...loaded, source }
  },
})
