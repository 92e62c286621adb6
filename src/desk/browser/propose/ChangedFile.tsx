import type { Locale } from '../../../content/locales/locales.ts'
import { locales } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { EditedFile, NewPage } from '../../server/propose/protocol.ts'
import { dataFileName } from '../data/fileNames.ts'
import { Said, say } from '../words.tsx'
import { type Faults, FaultsOf } from './FaultsLeft.tsx'
import { Passages } from './Passages.tsx'
import { Values } from './Values.tsx'

interface ChangedFileProps {
  edit: EditedFile
  /** The language of the desk. */
  locale: Locale
  faults: Faults
  chosen: boolean
  /** Whether a page that is published with the proposal needs it. */
  isNeeded: boolean
  onChoose: (chosen: boolean) => void
}

/** One file of a proposal: whether it is part of it, and in words what changed in it. */
export function ChangedFile({ edit, locale, faults, chosen, isNeeded, onChoose }: ChangedFileProps) {
  const { file, kind, from, page, mixed, unused, draft, published } = edit
  return (
    <section>
      <label>
        <input
          type="checkbox"
          checked={chosen}
          disabled={isNeeded}
          onChange={event => onChoose(event.currentTarget.checked)}
        />
        <FileName file={file} />
        {kind === 'new' && <small>{say(msg('new'))}</small>}
        {kind === 'removed' && <small>{say(msg('removed'))}</small>}
        {draft && !published && <small>{say(msg('draft'))}</small>}
        {published && <small>{say(msg('will be published'))}</small>}
      </label>
      {from && (
        <p>
          <Said text={msg('Moved from {from} to {to}', { from: shortName(from), to: shortName(file) })} />
        </p>
      )}
      {mixed && (
        <p className="mixed">
          {say(msg('This file also holds changes from outside the desk; proposing it takes them along.'))}
        </p>
      )}
      {unused && (
        <p className="mixed">
          {say(msg('No saved page shows this picture, so it is left out unless you tick it. Its file stays here.'))}
        </p>
      )}
      <FaultsOf faults={faults} file={file} chosen={chosen} />
      {page && <NewPageView page={page} locale={languageOf(file)} />}
      {(kind === 'changed' || kind === 'moved') && !(file in records) && <Changes edit={edit} locale={locale} />}
    </section>
  )
}

const languageOf = (file: string): Locale => (/\.he\.mdx$/.test(file) ? 'he' : 'en')

function Changes({ edit: { file, passages, values, spacesOnly }, locale }: Pick<ChangedFileProps, 'edit' | 'locale'>) {
  if (values) return <Values values={values} locale={locale} />
  if (spacesOnly) return <p className="spaces-only">{say(msg('Only spaces or line breaks changed.'))}</p>
  return (
    passages.length > 0 && <Passages passages={passages} locale={languageOf(file)} isData={/\.ya?ml$/.test(file)} />
  )
}

/** A new page by what search results say of it, and folded below it all of its text. */
function NewPageView({ page: { title, description, body }, locale }: { page: NewPage; locale: Locale }) {
  const language = { lang: locale, dir: locales[locale].dir }
  return (
    <div className="new-page">
      {title && (
        <p>
          <strong>
            <Said text={msg('New page: {title}', { title })} of={locale} />
          </strong>
        </p>
      )}
      {description && <p {...language}>{description}</p>}
      {body && (
        <details>
          <summary>{say(msg('All of its text'))}</summary>
          <Passages passages={[{ heading: '', segments: [{ kind: 'same', text: body }] }]} locale={locale} />
        </details>
      )}
    </div>
  )
}

/** Files that the desk writes by itself, by what they record. */
const records: Readonly<Record<string, Message>> = {
  'content/translations.lock.yaml': msg('The record of what agrees in both languages'),
  'content/addresses.yaml': msg('The record of published addresses'),
}

const shortName = (file: string): string => file.replace(/^content\//, '')

function FileName({ file }: { file: string }) {
  const record = records[file]
  if (record) return <span>{say(record)}</span>
  const name = shortName(file)
  const data = dataFileName(name.replace(/^data\/|\.yaml$/g, ''))
  return (
    <>
      {data && <span>{say(data)}</span>}
      <bdi dir="ltr" className={data && 'file-name'}>
        {name}
      </bdi>
    </>
  )
}
