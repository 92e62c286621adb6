import { dataWidgets } from '../../dataWidgets.ts'
import { dataQuery, findQuery } from '../../names.ts'

/** Address of the data that a tag at the beginning of a text draws, from whatever page the writer is on; undefined where it draws none. */
export function dataDrawnBy(text: string): string | undefined {
  const [tag = '', name] = /^<(\w+)[^>]*/.exec(text) ?? []
  const fact = (name === 'Fact' ? /\bid="([^"]+)"/ : /\bfact="([^"]+)"/).exec(tag)?.[1]
  if (fact) return `?${dataQuery}=facts&${findQuery}=${encodeURIComponent(fact)}`
  const file = Object.entries(dataWidgets).find(
    ([, widgets]) => widgets !== 'all' && widgets.some(widget => widget === name),
  )?.[0]
  return file && `?${dataQuery}=${file}`
}
