import { data } from './data.ts'
import { factDates } from './factDates.ts'
import { facts } from './facts.ts'
import { frontMatter } from './frontMatter.ts'
import { glossary } from './glossary.ts'
import { hebrew } from './hebrew.ts'
import { isolation } from './isolation.ts'
import { pairs } from './pairs.ts'
import { sectionsBehind } from './sectionsBehind.ts'
import { spacing } from './spacing.ts'
import { syntax } from './syntax.ts'
import { trojanSource } from './trojanSource.ts'
import type { Check } from './types.ts'
import { unknownFact } from './unknownFact.ts'

/** Every check, one fault each; `npm run check`, the build and the dev server run the same list. */
export const checks: readonly Check[] = [
  data,
  factDates,
  facts,
  frontMatter,
  glossary,
  hebrew,
  isolation,
  pairs,
  sectionsBehind,
  spacing,
  syntax,
  trojanSource,
  unknownFact,
]
