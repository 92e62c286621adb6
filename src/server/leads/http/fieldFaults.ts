import type { z } from 'zod/mini'

/** Largest number of faults reported for one request: a hostile one can have thousands. */
const MAX_FAULTS = 20

/** Longest name of an unknown field that is reported back, characters. */
const NAME_LENGTH = 40

/** A schema's complaints as the `details` of an answer: field first, then what is wrong ("phone is required"). */
export function fieldFaults(error: { issues: readonly z.core.$ZodIssue[] }): string[] {
  return error.issues.flatMap(describe).slice(0, MAX_FAULTS)
}

function describe(issue: z.core.$ZodIssue): string[] {
  const field = fieldName(issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_FAULTS).map(key => `${printable(key)} is not a field of ${field}`)
  }
  if (issue.code === 'invalid_type' && issue.expected === 'object') return [`${field} must be an object`]
  return [`${field} ${issue.message}`]
}

/** `formData.` is left out: people know the field by its own name. */
function fieldName(path: readonly PropertyKey[]): string {
  const names = path.map(String)
  if (names[0] === 'formData' && names.length > 1) names.shift()
  return names.length === 0 ? 'the request' : names.join('.')
}

/** A name from outside, safe to show: unusual characters are left out. */
function printable(name: string): string {
  return name.slice(0, NAME_LENGTH).replace(/[^\w.$-]/g, '?') || '(empty name)'
}
