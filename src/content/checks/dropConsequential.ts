import type { ContentFiles } from '../readFiles.ts'
import type { Finding, Place } from './types.ts'

/** Checks whose findings mean that the widget, link or fact at their place will change. */
const ofElements = new Set(['gate', 'images', 'links', 'unknownFact', 'widgets'])
/** The same, reported at a property of the widget. */
const ofProperties = new Set(['references', 'widgetProps'])

/**
 * Leaves out findings that only follow from another: a widget, link or fact that is wrong need not match the other language, whose writer
 * would be asked to copy the fault; a fact that a page lacks is there once the value it has written out is corrected; the
 * order of a price's signs is settled once a fact takes its place; and everything reported about a file that is not text, or a line
 * of which some letters are lost.
 */
export function dropConsequential(findings: readonly Finding[], files: ContentFiles = new Map()): Finding[] {
  const wrong = new Set(
    findings.flatMap(finding => {
      if (ofProperties.has(finding.check)) return [lineOf(finding)]
      return ofElements.has(finding.check) && finding.severity === 'error' ? [at(finding)] : []
    }),
  )
  const isWrong = (place: Place | undefined) => place && (wrong.has(at(place)) || wrong.has(lineOf(place)))
  const writtenOut = new Set(
    findings.flatMap(finding => (finding.check === 'facts' && finding.fix ? [factIn(finding)] : [])),
  )
  const valued = new Set(findings.flatMap(finding => (finding.check === 'facts' ? [at(finding)] : [])))
  const isLegible = ({ file, line }: Place): boolean => {
    const foreign = files.get(file)?.foreign
    return foreign?.encoding !== 'none' && !(foreign?.encoding === 'damaged' && foreign.line === line)
  }
  return findings.filter(
    finding =>
      (finding.check === 'fileNames' || isLegible(finding)) &&
      !(finding.check === 'isolation' && valued.has(at(finding))) &&
      (finding.check !== 'pairs' || !(isWrong(finding.also) || isWrong(finding) || writtenOut.has(factIn(finding)))),
  )
}

/** The file of a finding and the fact that its correction shows. */
const factIn = ({ file, fix = '' }: Finding): string => `${file} ${/^<Fact id="([^"]+)"/.exec(fix)?.[1] ?? ''}`

const at = ({ file, line, column }: Place) => `${file}:${line}:${column}`
const lineOf = ({ file, line }: Place) => `${file}:${line}`
