import type { Finding, Place } from './types.ts'

/** Checks after which a widget, link or fact will be written otherwise. */
const ofElements = new Set(['gate', 'images', 'links', 'unknownFact', 'widgets'])
/** The same, told at a property of the widget. */
const ofProperties = new Set(['references', 'widgetProps'])

/**
 * Findings without those that only repeat another's fault: a widget, link or fact that is wrong itself need not be the same in the other
 * language, which would be told to copy it.
 */
export function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const wrong = new Set(
    findings.flatMap(finding => {
      if (ofProperties.has(finding.check)) return [lineOf(finding)]
      return ofElements.has(finding.check) && finding.severity === 'error' ? [at(finding)] : []
    }),
  )
  const isWrong = (place: Place | undefined) => place && (wrong.has(at(place)) || wrong.has(lineOf(place)))
  return findings.filter(finding => finding.check !== 'pairs' || !(isWrong(finding.also) || isWrong(finding)))
}

const at = ({ file, line, column }: Place) => `${file}:${line}:${column}`
const lineOf = ({ file, line }: Place) => `${file}:${line}`
