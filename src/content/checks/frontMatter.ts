import type { Check } from './types.ts'

/** Front matter that is missing, malformed, or not as the schema describes it. */
export const frontMatter: Check = ({ pages }) => pages.flatMap(({ frontMatterFaults }) => frontMatterFaults)
