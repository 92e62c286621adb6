import type { YAMLError } from 'yaml'
import type { YamlFile } from './checks/yamlFile.ts'
import type { Finding } from './fault.ts'

/** What is wrong with the form of a YAML text, in words. */
export function yamlFaults(yaml: YamlFile, check: string): Finding[] {
  const lines = yaml.source.split('\n')
  return yaml.document.errors.map(error => {
    const place = yaml.placeAt(error.pos[0])
    const text = lines[place.line - 1] ?? ''
    return { check, severity: 'error', ...place, ...explain(error, text) }
  })
}

type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

/** The parser's own words where there are no better ones. */
function explain(error: YAMLError, line: string): Words {
  const key = /^(\s*(?:- )?)([\w-]+):(?: (.*))?$/.exec(line)
  const value = key?.[3]?.trim() ?? ''
  if (key && /: |:$/.test(value) && !/^['"[{]/.test(value)) {
    return {
      found: `a colon inside a value that has no quotes around it: ${line.trim()}`,
      expected: 'quotes around a value that holds a colon',
      fix: `${key[1]}${key[2]}: ${quote(value)}`,
    }
  }
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return {
        found: `the key ${key ? `"${key[2]}"` : 'of this line'} for the second time`,
        expected: 'each key once; remove one of the two lines',
      }
    case 'TAB_AS_INDENT':
      return { found: 'a tab at the start of a line', expected: 'spaces, two for each step' }
    case 'MISSING_CHAR':
      return {
        found: `${closing(error.message)} in the YAML that ends here: ${line.trim()}`,
        expected: 'every quote and bracket that opens to be closed; a quote inside a quoted value is written twice',
      }
    default:
      return {
        found: `YAML that cannot be read (${parserWords(error)}): ${line.trim()}`,
        expected:
          'one "key: value" on each line, indented with spaces as its neighbours are; a value with a colon or a # has quotes around it',
      }
  }
}

const parserWords = (error: YAMLError): string =>
  (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')

const closing = (message: string): string =>
  message.startsWith('Missing closing')
    ? `no closing ${/Missing closing (\S+)/.exec(message)?.[1] ?? 'mark'}`
    : 'a missing mark'

const quote = (value: string): string => (value.includes("'") ? JSON.stringify(value) : `'${value}'`)
