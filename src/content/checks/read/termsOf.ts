import { validateData } from '../../dataFaults.ts'
import { glossaryFile, glossarySchema, type Term } from '../../glossary.ts'
import type { Content, Finding } from '../types.ts'

/** The terms of the glossary; none, and why, where it cannot be read. */
export function termsOf({ yaml }: Pick<Content, 'yaml'>): { terms: readonly Term[]; findings: readonly Finding[] } {
  const file = yaml.get(glossaryFile)
  if (!file) return { terms: [], findings: [] }
  const { value, findings } = validateData(file, glossarySchema)
  return { terms: value ?? [], findings: findings.map(finding => ({ ...finding, check: 'glossary' })) }
}
