import type { markdownOf } from './markdownOf.ts'

const load = () => import('./markdownOf.ts')

/**
 * It and the parser of HTML are loaded with the first paste. What cannot be converted, for whatever reason, is treated as a program's
 * text: its plain words come instead, so that no paste is lost.
 */
export async function loadMarkdownOf(loadModule: () => Promise<{ markdownOf: typeof markdownOf }> = load) {
  const loaded = await loadModule().catch(() => undefined)
  return (...given: Parameters<typeof markdownOf>): ReturnType<typeof markdownOf> => {
    try {
      return loaded?.markdownOf(...given)
    } catch {
      return undefined
    }
  }
}
