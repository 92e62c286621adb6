import { validateFrontMatter } from '../frontMatterFaults.ts'
import { splitPage } from '../splitPage.ts'
import type { Check } from './types.ts'

/** Front matter that is missing, malformed, or not as the schema describes it. */
export const frontMatter: Check = ({ pages }) =>
  pages.flatMap(page => {
    const { yaml, findings } = splitPage(page.file, page.source)
    return yaml && findings.length === 0 ? validateFrontMatter(yaml).findings : findings
  })
