import type { z } from 'zod'
import { type Issue, unknownKey, wordsFor } from './dataWords.ts'
import type { Finding } from './fault.ts'
import { nearest } from './nearest.ts'
import { keysAt } from './schemaAt.ts'
import { yamlFaults } from './yamlFaults.ts'
import type { YamlFile } from './yamlFile.ts'

/** A data file's contents, or why it cannot be used: malformed, or not matching its schema in src/content/dataFiles.ts. */
export function validateData<Schema extends z.ZodType>(yaml: YamlFile, schema: Schema): Validated<z.infer<Schema>> {
  const last = known.get(yaml)
  if (last?.schema === schema) return last.result as Validated<z.infer<Schema>>
  const result = validate(yaml, schema)
  known.set(yaml, { schema, result })
  return result
}

interface Validated<Value> {
  readonly value?: Value
  readonly findings: readonly Finding[]
}

/** The site and several checks ask for the same files. */
const known = new WeakMap<YamlFile, { schema: z.ZodType; result: Validated<unknown> }>()

function validate<Schema extends z.ZodType>(yaml: YamlFile, schema: Schema): Validated<z.infer<Schema>> {
  const malformed = yamlFaults(yaml, 'data')
  if (malformed.length > 0) return { findings: malformed }
  const result = schema.safeParse(yaml.value)
  if (result.success) return { value: result.data, findings: [] }
  const issues = result.error.issues.flatMap(flatten)
  const misspelt = new Set(issues.flatMap(issue => meantKeys(issue, schema)))
  const findings = issues.flatMap(issue => {
    if (misspelt.has(pathKey(issue.path))) return []
    if (issue.code !== 'unrecognized_keys') {
      const path = stepsOf(issue.path)
      return [
        {
          ...yaml.place(...path),
          ...wordsFor(yaml, schema, issue),
          ...wordsAtDesk(issue),
          ...(yaml.written(...path) === undefined ? { missing: path } : {}),
        },
      ]
    }
    return issue.keys.map(key => ({
      ...yaml.place(...stepsOf(issue.path), key),
      ...unknownKey(yaml, schema, issue.path, key),
    }))
  })
  return { findings: findings.map(finding => ({ check: 'data', severity: 'error', ...finding })) }
}

/** What a rule of the schema says at the desk, where that names a field as its tables do. */
const wordsAtDesk = (issue: Issue): Pick<Finding, 'atDesk'> =>
  issue.code === 'custom' ? ((issue.params as Pick<Finding, 'atDesk'> | undefined) ?? {}) : {}

/** Paths of the keys that misspelt ones stand for, which are not also reported as missing. */
export function meantKeys(issue: Issue, schema: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  const known = keysAt(schema, issue.path)
  return issue.keys.flatMap(key => {
    const close = nearest(key, known)
    return close ? [pathKey([...issue.path, close])] : []
  })
}

export const pathKey = (path: readonly PropertyKey[]): string => JSON.stringify(path)

/** An issue of a union as those of its closest alternative: the one whose issues lie deepest. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [first = [], ...others] = issue.errors
  const closest = others.reduce((best, next) => (depth(next) > depth(best) ? next : best), first)
  return depth(closest) === 0
    ? [issue]
    : closest.map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(flatten)
}

/** How deep into the value an alternative's complaints reach. */
const depth = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(issue => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)))

export const stepsOf = (path: readonly PropertyKey[]) => path.map(key => (typeof key === 'number' ? key : String(key)))
