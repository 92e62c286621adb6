import { isAlias, isCollection, isNode, isScalar, visit } from 'yaml'
import type { Finding } from './fault.ts'
import type { YamlFile } from './yamlFile.ts'
import { explainError, explainSign, explainUnclosed } from './yamlWords.ts'

/** What is wrong with the form of a YAML text, in words. */
export function yamlFaults(yaml: YamlFile, check: string): Finding[] {
  const faultAt = (offset: number, explain: (line: string) => Pick<Finding, 'found' | 'expected' | 'fix'>): Finding => {
    const place = yaml.placeAt(offset)
    const line = yaml.source.split('\n')[place.line - 1] ?? ''
    return { check, severity: 'error', ...place, ...explain(line.trimEnd()) }
  }
  const findings: Finding[] = []
  for (const error of yaml.document.errors) {
    const opening = unclosed(yaml, error.pos[0])
    const { explained, ...words } = explainError(error, lineAt(yaml.source, error.pos[0]))
    const finding =
      opening === undefined || explained ? faultAt(error.pos[0], () => words) : faultAt(opening, explainUnclosed)
    // Further errors of the parser are usually consequences of the first.
    if (!explained && findings.length > 0) return findings
    if (findings.every(({ line }) => line !== finding.line)) findings.push(finding)
  }
  if (findings.length > 0) return findings
  const lines = Map.groupBy(signs(yaml), offset => yaml.placeAt(offset).line)
  return [...lines.values()].flatMap(([first]) => (first === undefined ? [] : [faultAt(first, explainSign)]))
}

function lineAt(source: string, offset: number): string {
  return (
    source
      .slice(source.lastIndexOf('\n', offset - 1) + 1)
      .split('\n')[0]
      ?.trimEnd() ?? ''
  )
}

/**
 * Offsets of aliases, anchors and tags: content needs none, so a value that begins with their sign is a text without
 * its quotes. Aliases of aliases could also grow without end.
 */
function signs({ document, source }: Pick<YamlFile, 'document' | 'source'>): number[] {
  if (!/[*&!]/.test(source)) return []
  const offsets: number[] = []
  visit(document, (_, node) => {
    if (!isNode(node) || !node.range) return
    if (isAlias(node)) offsets.push(node.range[0])
    else if (node.tag ?? ('anchor' in node && node.anchor)) offsets.push(node.range[0])
  })
  return offsets
}

/** Offset of the quotation mark or bracket whose closing one the parser missed. */
function unclosed({ document, source }: Pick<YamlFile, 'document' | 'source'>, missedAt: number): number | undefined {
  let opening: number | undefined
  visit(document, (_, node) => {
    if (!isNode(node) || !node.range || node.range[0] > missedAt) return
    const written = source.slice(node.range[0], node.range[1])
    const openQuote = isScalar(node) && /^QUOTE/.test(node.type ?? '') && !/^(['"])[\s\S]*\1$/.test(written)
    if (openQuote || (isCollection(node) && node.flow && openBrackets(written) > 0)) opening = node.range[0]
  })
  return opening
}

/** How many brackets of a text are left open; those between quotes are words. */
function openBrackets(text: string): number {
  const marks = text.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '').replace(/[^[\]{}]/g, '')
  return marks.replace(/[\]}]/g, '').length - marks.replace(/[[{]/g, '').length
}
