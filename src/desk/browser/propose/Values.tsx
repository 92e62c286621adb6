import { Fragment } from 'react'
import type { Locale } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import { joint } from '../../server/propose/joint.ts'
import type { ValueChange } from '../../server/propose/protocol.ts'
import { labelOf } from '../data/labels.ts'
import { say } from '../words.tsx'
import { valuesIn } from './valuesIn.ts'

/** What changed in a data file: each value by its name, as it was and as it is. */
export function Values({ values, locale }: { values: readonly ValueChange[]; locale: Locale }) {
  return (
    <ul className="changed-values">
      {values.map(({ path, before, after }) => (
        <li key={path.join(' ')}>
          <span className="name">
            {path.map((key, index) => (
              <Fragment key={path.slice(0, index + 1).join(' ')}>
                {index > 0 && ' › '}
                <bdi>{labelOf(key)}</bdi>
              </Fragment>
            ))}
            :
          </span>
          {before && (
            <del>
              <Value path={path} text={before[locale]} />
            </del>
          )}
          {before && after && <span className="becomes" role="img" aria-label={say(msg('becomes'))} />}
          {after && (
            <ins>
              <Value path={path} text={after[locale]} />
            </ins>
          )}
          {!before && <small>{say(msg('new'))}</small>}
          {!after && <small>{say(msg('removed'))}</small>}
        </li>
      ))}
    </ul>
  )
}

/** Several values follow each other as the dialog reads. */
function Value({ path, text }: Pick<ValueChange, 'path'> & { text: string }) {
  return valuesIn(path, text).map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: values have no names and keep their order
    <Fragment key={index}>
      {index > 0 && joint}
      <bdi dir={value.dir}>{value.text}</bdi>
    </Fragment>
  ))
}
