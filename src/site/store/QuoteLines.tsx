import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { toLocale } from '../../content/locales/locales.ts'
import { CartLine } from './CartLine.tsx'
import type { CartItem } from './cart.ts'
import { isRepeated } from './isRepeated.ts'
import { itemOf, slugsOf } from './lineId.ts'
import { choiceTexts, findItem, hasLostChoice, nameOf, type StoreItems } from './storeItems.ts'
import type { useCatalogue } from './useCatalogue.ts'
import type { QuoteList } from './useQuoteList.ts'

interface QuoteLinesProps {
  quote: QuoteList
  items: StoreItems | undefined
  /** Whether the catalogue is not to be had: a choice is shown by its code then, rather than not at all. */
  isUnavailable: boolean
  parts: ReturnType<typeof useCatalogue>['parts']
  onVariant: (line: CartItem, name: string) => void
  /** What is said in the place of the line that was removed last. */
  note?: { readonly place: number; readonly said: ReactNode } | undefined
}

/** The lines of the list, each with its quantity and what can be chosen of its item. */
export function QuoteLines({ quote, items, isUnavailable, parts, onVariant, note }: QuoteLinesProps) {
  const { i18n } = useLingui()
  const { cart } = quote
  const lines = quote.read(cart).map(({ line, text }, place) => {
    const { id } = line
    const item = findItem(items, id)
    const options = item?.options ?? []
    const choices = isUnavailable && !items ? slugsOf(id) : choiceTexts(options, id, toLocale(i18n.locale))
    return (
      <CartLine
        // A line keeps its identity while its options change.
        key={`${itemOf(id)} ${cart.slice(0, place).filter(before => itemOf(before.id) === itemOf(id)).length}`}
        line={line}
        name={nameOf(line, items, i18n.locale)}
        text={text}
        repeated={isRepeated(cart, line)}
        gone={items !== undefined && !item}
        lostChoice={item !== undefined && hasLostChoice(options, id)}
        choices={choices.join(', ')}
        isOpen={quote.unfolded === id}
        onOpen={open => quote.unfold(open ? id : undefined)}
        onQuantity={quantity => quote.setLine(id, text, quantity)}
        onVariant={() => onVariant(line, text)}
      >
        {parts && options.length > 0 && (
          <parts.Choices id={id} options={options} onChoose={next => quote.choose(id, next, place)} />
        )}
      </CartLine>
    )
  })
  return (
    <ul className="mt-6 grid list-none gap-3 p-0">
      {note
        ? lines.toSpliced(
            note.place,
            0,
            <li key="removed" className="m-0 px-4">
              {note.said}
            </li>,
          )
        : lines}
    </ul>
  )
}
