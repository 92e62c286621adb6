import { Fragment } from 'react'
import { isLocale, type Locale, locales } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { ValueChange } from '../../server/propose/protocol.ts'
import { labelOf } from '../data/labels.ts'
import { say } from '../words.tsx'

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

/** In the direction of its language, whatever it begins with; where the file does not name that, Hebrew words say it. */
function Value({ path, text }: Pick<ValueChange, 'path'> & { text: string }) {
  const language = path.findLast(isLocale) ?? (/\p{Script=Hebrew}/u.test(text) ? 'he' : 'en')
  return <bdi dir={locales[language].dir}>{text}</bdi>
}
