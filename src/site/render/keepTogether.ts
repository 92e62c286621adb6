import { telephoneNumber } from '../layout/telephone.ts'

/**
 * Short names and sizes that lose their meaning when a line ends inside them: «Entra ID», «Microsoft 365», «Wi-Fi 6», «13-inch», «Tel
 * Aviv». None is so long that a phone's line in the largest text of a section could not hold it.
 */
const names =
  /(?<![\w-])(?:[A-Z][A-Za-z]{1,8} (?:ID|TV|Pro|Air|mini|365)|[A-Za-z]{1,3}-[A-Za-z]{1,3}(?: \d)?|\d{2}-inch|D-U-N-S|Tel Aviv|תל אביב)(?![\w-])/

const durations = /\d+ (?:(?:minute|hour|day|month|year)s?\b|(?:דקות|שעות|ימים|חודשים|שנים)(?![א-ת]))/

/** It takes the space before it along, since its number may stand inside `<bdi>`. */
const hebrewInches = / אינץ׳/

const together = new RegExp(
  [telephoneNumber, names, durations, hebrewInches].map(({ source }) => source).join('|'),
  'g',
)

/**
 * Where text is not shown as lines of words, is so large that a name may need two of them, is the number of a link that the style
 * sheet keeps together, or where React will expect it as it rendered it.
 */
const untouched =
  /<(head|h1|script|style|title|svg|select|textarea|template|code|pre|site-island)[\s>][\s\S]*?<\/\1>|<a href="tel:[\s\S]*?<\/a>|<[^>]*>/g

/**
 * Marks short names, measures and telephone numbers in the text of a page so that no line ends inside them. Their letters stay ordinary ones:
 * no-break spaces and hyphens would be copied and searched for as other characters.
 */
export function keepTogether(html: string): string {
  let result = ''
  let last = 0
  for (const { 0: markup, index } of html.matchAll(untouched)) {
    result += mark(html.slice(last, index)) + markup
    last = index + markup.length
  }
  return result + mark(html.slice(last))
}

const mark = (text: string) => text.replace(together, '<span class="whitespace-nowrap">$&</span>')
