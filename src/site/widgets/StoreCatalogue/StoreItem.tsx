import { Trans, useLingui } from '@lingui/react/macro'
import type { StoreCategory } from '../../../content/dataFiles.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { itemName } from '../../store/itemName.ts'
import { Swatch } from '../../store/Swatch.tsx'
import type { ItemOption } from '../../store/storeItems.ts'
import { DeviceOutline } from './DeviceOutlines.tsx'

interface StoreItemProps {
  item: StoreCategory['items'][number]
  category: string
  /** Whether the heading above it does not name its maker. */
  branded?: boolean
  /** One that a phone draws a frame after those in view. */
  below?: boolean
}

/** An item of the store with its options and a button that puts it on the quote. */
export function StoreItem({ item, category, branded = false, below = false }: StoreItemProps) {
  const { pick } = usePage()
  const { t } = useLingui()
  const name = pick(itemName(item))
  return (
    <li
      data-item=""
      data-category={category}
      data-brand={item.brand}
      className={`${below ? 'drawn-next ' : ''}m-0 flex flex-col rounded-md border border-line bg-card p-6`}
    >
      {item.drawing && <DeviceOutline name={item.drawing} />}
      {/* The search finds an item by its name on its own shelf, where the heading above or the page names its maker. */}
      <h3 data-name={branded ? undefined : ''} className="mt-3 text-lg">
        {branded && (
          <span className="block text-sm font-normal text-soft">
            <Bidi>{item.brand}</Bidi>{' '}
          </span>
        )}
        <Bidi>{item.name}</Bidi>
      </h3>
      <p className="mt-1 text-sm text-soft">
        <Bidi>{item.description}</Bidi>
      </p>
      <dl className="mt-3 mb-5 text-sm">
        {item.options.map(option => (
          <div key={option.label.en} className="flex flex-wrap gap-x-2 border-t border-line py-1.5">
            {/* Where the text is large, above its values: narrowed beside them, it would break inside a word. */}
            <dt className="min-w-24 text-soft">{pick(option.label)}</dt>
            {/* Lines end between two choices: evened out, they would end inside one. */}
            <dd className="grow basis-20 text-wrap">
              {hasColours(option) ? (
                <span className="flex flex-wrap gap-x-3">
                  {option.values.map(value => (
                    <span key={pick(value)} className="inline-flex items-center gap-2">
                      <Swatch value={value} />
                      <Bidi>{value}</Bidi>
                    </span>
                  ))}
                </span>
              ) : (
                <Bidi>{option.values.map(pick).join('\u00a0· ')}</Bidi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* Once it is on the quote, startQuote.ts puts the number and the way back beside the button. */}
      <div className="scripted mt-auto flex items-end gap-2">
        <button
          type="button"
          aria-label={`${t`Add to quote`}: ${name}`}
          data-add={JSON.stringify({ id: item.id, name, brand: item.brand })}
          className={`${buttonClass.secondary} grow cursor-pointer`}
        >
          <Trans>Add to quote</Trans>
        </button>
      </div>
    </li>
  )
}

const hasColours = ({ values }: ItemOption) => values.some(value => typeof value === 'object' && value.swatch)
