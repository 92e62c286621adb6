import { prerenderUrls } from '../render/prerenderUrls.ts'

/** The addresses this build has to render; those whose inputs did not change come from the cache. */
export default function onBeforePrerenderStart(): string[] {
  return prerenderUrls()
}
