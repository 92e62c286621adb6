import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { toLocale } from '../../content/locales/locales.ts'
import { Isolated } from '../layout/Isolated.tsx'
import { Swatch } from './Swatch.tsx'
import { choose, chosenOf, type ItemOption, type OptionValue, textOf } from './storeItems.ts'

interface ChoicesProps {
  /** The line's id, which says what is chosen. */
  id: string
  options: readonly ItemOption[]
  onChoose: (id: string) => void
}

/** A choice for an item: a value for each option, or none until the visitor decides. */
export function Choices({ id, options, onChoose }: ChoicesProps) {
  const chosen = chosenOf(options, id)
  return options.map((option, index) => (
    <OptionChoice
      key={option.label.en}
      option={option}
      chosen={chosen[index]}
      onChoose={value => onChoose(choose(options, id, option, value))}
    />
  ))
}

interface OptionChoiceProps {
  option: ItemOption
  chosen: OptionValue | undefined
  onChoose: (value: OptionValue | undefined) => void
}

function OptionChoice({ option, chosen, onChoose }: OptionChoiceProps) {
  const { i18n } = useLingui()
  const locale = toLocale(i18n.locale)
  const name = useId()
  return (
    <fieldset className="choices">
      <legend>{option.label[locale]}</legend>
      {[undefined, ...option.values].map(value => (
        <label key={value === undefined ? '' : textOf(value, locale)}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {value === undefined ? (
            <Trans>Undecided</Trans>
          ) : (
            <>
              <Swatch value={value} />
              <Isolated text={textOf(value, locale)} locale={locale} />
            </>
          )}
        </label>
      ))}
    </fieldset>
  )
}
