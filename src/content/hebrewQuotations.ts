/** A pair of quotation marks of which at least one is not as Hebrew has it. */
export interface Quotation {
  /** Where the opening mark begins. */
  readonly start: number
  /** Where the words between the marks begin, and end. */
  readonly from: number
  readonly to: number
  /** Where the closing mark ends. */
  readonly end: number
  /** What each of the two marks is to be. */
  readonly mark: '״' | '׳'
}

interface Mark {
  readonly start: number
  readonly end: number
  readonly sign: string
  /** A likely mark may also be one of inches or an abbreviation: it closes only where no other does. */
  readonly side: 'opens' | 'opens after a prefix' | 'closes' | 'may close' | 'either' | 'ends the paragraph'
}

type Pair = readonly [Mark, Mark]

/** Double quotation marks written by their names, as what comes from HTML has them. */
export const namedMark = '&(?:quot|#34|ldquo|rdquo|bdquo);'

/** A backslash is Markdown's or YAML's; two apostrophes are one in YAML, or a quotation mark of an old keyboard. */
const doubles = new RegExp(String.raw`\n\s*\n|\\?["“”„״]|${namedMark}`, 'g')
const singles = /\n\s*\n|''|['’‘´׳]/g

/** A word that ends in a geresh: a letter that counts, or one of these abbreviations. */
const abbreviation = /(?<![א-ת])(?:[א-ת]|[ושהכלבמ]?(?:חב|רח|שד|עמ|מס|גב|פרופ|טל|סק|וכו|וכד|אונ|אינג|אינץ|סמ|מח|ר))$/

/** `ה"רשימה"`, unlike `ש"ח`: the gershayim of an abbreviation stand before its last letter. */
const prefix = /(?<![א-ת])[ושהכלבמ]{1,3}$/
const afterPrefix = /^(?:[א-ת]{2}|[A-Za-z\d])/

/**
 * The quotations of a text of this site in Hebrew that are to be set with other marks, from their opening mark on. Of two marks,
 * both are wrong or neither is: 16" alone are inches, and "מק 16" is a quotation.
 */
export function quotationsIn(text: string): Quotation[] {
  const outer = pairsOf(marksIn(text, doubles))
  // Around other words they may be those of a program, or of a name.
  const inner = pairsOf(marksIn(text, singles)).filter(
    ([open, close]) => open.side === 'opens after a prefix' || /[א-ת]/.test(text.slice(open.end, close.start)),
  )
  const isWithin = ([open, close]: Pair) =>
    outer.some(([start, end]) => start.end <= open.start && close.end <= end.start)
  return [
    ...outer.filter(hasOther('״')).map(pair => quotation(pair, '״')),
    ...inner.filter(hasOther('׳')).map(pair => quotation(pair, isWithin(pair) ? '׳' : '״')),
  ]
}

/** The text with Hebrew marks around its quotations. */
export const withHebrewQuotations = (text: string): string =>
  quotationsIn(text)
    .flatMap(({ start, from, to, end, mark }) => [
      { at: start, until: from, mark },
      { at: to, until: end, mark },
    ])
    .toSorted((a, b) => b.at - a.at)
    .reduce((so, { at, until, mark }) => so.slice(0, at) + mark + so.slice(until), text)

const hasOther =
  (sign: string) =>
  ([open, close]: Pair): boolean =>
    open.sign !== sign || close.sign !== sign

const quotation = ([open, close]: Pair, mark: Quotation['mark']): Quotation => ({
  start: open.start,
  from: open.end,
  to: close.start,
  end: close.end,
  mark,
})

function marksIn(text: string, pattern: RegExp): Mark[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: sign, index }) => {
    const side = sideOf(text.slice(0, index), sign, text.slice(index + sign.length))
    return side ? [{ start: index, end: index + sign.length, sign, side }] : []
  })
}

/** An opening mark has no letter or digit before it, and a closing one has none after it. */
function sideOf(before: string, sign: string, after: string): Mark['side'] | undefined {
  if (sign.startsWith('\n')) return 'ends the paragraph'
  const isDouble = /["“”„״&]/.test(sign)
  const [isAfterWord, isBeforeWord] = [/[\p{L}\p{N}]$/u.test(before), /^[\p{L}\p{N}]/u.test(after)]
  if (isAfterWord && isBeforeWord) {
    return prefix.test(before) && afterPrefix.test(after) ? 'opens after a prefix' : undefined
  }
  if (isAfterWord) return /\d$/.test(before) || (!isDouble && abbreviation.test(before)) ? 'may close' : 'closes'
  // A geresh at the wrong end of its letter begins no quotation.
  if (isBeforeWord) return !isDouble && /^[א-ת](?![\p{L}\p{N}'’‘´׳])/u.test(after) ? undefined : 'opens'
  const [isApart, isLast] = [/(?:^|[\s([{־–—-])$/.test(before), /^(?:$|[\s.,;:!?)\]}])/.test(after)]
  if (isApart !== isLast) return isApart ? 'opens' : 'closes'
  return isDouble || !isApart ? 'either' : undefined
}

function pairsOf(marks: readonly Mark[]): Pair[] {
  const pairs: Pair[] = []
  /** Marks that opened and are still to be closed, each with the first that may have closed it. */
  let open: { readonly mark: Mark; maybe?: Mark }[] = []
  const settle = () => {
    for (let last = open.at(-1); last?.maybe; last = open.at(-1)) {
      pairs.push([last.mark, last.maybe])
      open.pop()
    }
  }
  for (const [index, mark] of marks.entries()) {
    const last = open.at(-1)
    if (mark.side === 'ends the paragraph') {
      settle()
      open = []
    } else if (mark.side === 'opens' || (mark.side === 'either' && !last)) {
      settle()
      open.push({ mark })
    } else if (mark.side === 'opens after a prefix') {
      // Within a quotation it is more likely an abbreviation's.
      if (last && !last.maybe) continue
      settle()
      open.push({ mark })
    } else if (last && mark.side === 'may close') last.maybe ??= mark
    else if (last) {
      // Where too few marks follow for all that opened, the likely one is one.
      if (open.length > 1 && closingFrom(marks, index) < open.length) settle()
      const opened = open.pop()
      if (opened) pairs.push([opened.mark, mark])
    }
  }
  settle()
  return pairs
}

/** How many marks in a row close a quotation for certain. */
function closingFrom(marks: readonly Mark[], index: number): number {
  const other = marks.findIndex(({ side }, at) => at >= index && side !== 'closes' && side !== 'either')
  return (other < 0 ? marks.length : other) - index
}
