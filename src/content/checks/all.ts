import { data } from './data.ts'
import { frontMatter } from './frontMatter.ts'
import { syntax } from './syntax.ts'
import type { Check } from './types.ts'

/** Every check, one fault each; `npm run check`, the build and the dev server run the same list. */
export const checks: readonly Check[] = [data, frontMatter, syntax]
