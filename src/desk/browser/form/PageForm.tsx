import { useEffect, useMemo, useState } from 'react'
import { locales } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { meter } from '../../dev/client/meter.ts'
import { type Shown, searchResult, socialCard } from '../../dev/client/previews.ts'
import { devTexts } from '../../dev/texts.ts'
import type { PageForm as Form, FormField } from '../../server/data/protocol.ts'
import { wordsInTable } from '../../wordsAtDesk.ts'
import { readForm, readSocialImage } from '../api.ts'
import { isAbout } from '../data/FaultTexts.tsx'
import { labelOf } from '../data/labels.ts'
import type { Texts } from '../data/texts.ts'
import { useHeld } from '../data/useHeld.ts'
import { useUndoKeys } from '../data/useUndoKeys.ts'
import { ValueField } from '../data/ValueField.tsx'
import { valuesIn } from '../data/values.ts'
import { useReadText } from '../readText.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { DevElement } from './DevElement.tsx'
import { hints } from './hints.ts'
import { Illustrations } from './Illustrations.tsx'

/** Time for which the text rests before its social image is drawn, ms; one takes a tenth of a second of the server. */
const drawDelay = 600

/** The keys of the front matter as a writer thinks of them, in order. */
const parts: readonly { heading: Message; names: readonly string[]; preview?: typeof searchResult }[] = [
  { heading: msg('In search results'), names: ['title', 'description'], preview: searchResult },
  {
    heading: msg('When shared, and on cards'),
    names: ['kicker', 'summary', 'illustration', 'image'],
    preview: socialCard,
  },
  { heading: msg('What it is'), names: ['type', 'keywords', 'updated', 'author'] },
  { heading: msg('When it is seen'), names: ['draft', 'publishAt', 'unpublishAt', 'expires', 'noIndex'] },
]

const texts = devTexts(say)

/** The front matter of a page as a form, next to previews of what others show of it. */
export function PageForm({ session, other }: Texts) {
  const known = useReadText(session, readForm, answer => answer?.fields !== undefined)
  useUndoKeys(session, known?.text)
  const image = useReadText(session, readSocialImage, answer => answer !== null, drawDelay)?.answer
  if (!known?.answer) return null
  const { answer: form, text: read } = known
  if (!form.fields) return <p className="tables-none">{say(msg('The file cannot be read yet; the fault says why.'))}</p>
  return <Fields {...{ session, other, read }} form={form} fields={form.fields} image={image ?? ''} />
}

interface FieldsProps extends Texts {
  form: Form
  fields: readonly FormField[]
  image: string
}

function Fields({ session, other, read, form, fields, image }: FieldsProps) {
  /** Field values that are not in the file yet. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is in the file with the next form
  useEffect(() => setTyped({}), [form])
  const textOf = (name: string): string => {
    const node = fields.find(field => field.name === name)?.node
    return typed[name] ?? (node?.kind === 'group' ? '' : String(node?.value ?? ''))
  }
  const shown: Shown = {
    siteName: form.siteName,
    address: form.address,
    image,
    title: textOf('title'),
    description: textOf('description'),
    kicker: textOf('kicker'),
  }
  const type = (name: string) => (text: string) => setTyped(known => ({ ...known, [name]: text }))
  return (
    <div className="page-form values">
      {parts.map(({ heading, names, preview }) => (
        <section key={heading.id}>
          <h2>{say(heading)}</h2>
          {preview && (
            <div lang={session.locale} dir={locales[session.locale].dir}>
              <DevElement make={() => preview(shown)} watch={JSON.stringify(shown)} />
            </div>
          )}
          {fields
            .filter(({ name }) => names.includes(name))
            .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
            .map(field => (
              <Field
                key={field.name}
                {...{ session, read, field }}
                other={field.isShared ? other : undefined}
                text={textOf(field.name)}
                onType={type(field.name)}
              />
            ))}
        </section>
      ))}
    </div>
  )
}

interface FieldProps extends Texts {
  field: FormField
  text: string
  onType: (text: string) => void
}

function Field({ session, other, read, field, text, onType }: FieldProps) {
  const { name, node, limits, description } = field
  const label = labelOf(name)
  const hint = hints[name] ?? description
  const limited = useMemo(() => limits && { ...limits, text }, [limits, text])
  const { own, checked } = useSessionState(session)
  const group = node.kind === 'group' ? { path: [name], at: field.at, end: field.at } : undefined
  const subjects = [...valuesIn(node), ...(group ? [group] : [])]
  /** Whether a fault says what belongs here in the same words. */
  const isSaid = useHeld(
    [...own, ...checked].some(
      placed => subjects.some(subject => isAbout(placed, subject)) && say(wordsInTable(placed.fault)) === say(hint),
    ),
  )
  return (
    <div className="form-field" data-kind={node.kind}>
      <div className="form-name">
        {label}
        {other && <SharedWith other={other} />}
        {limited && <DevElement make={() => meter(limited, texts)} watch={text} />}
      </div>
      {name === 'illustration' && node.kind === 'choice' ? (
        <Illustrations {...{ session, other }} node={node} label={label} />
      ) : (
        <ValueField {...{ session, other, read, node, label, group, onType }} />
      )}
      {!isSaid && (
        <small>
          <Said text={hint} />
        </small>
      )}
    </div>
  )
}

function SharedWith({ other }: { other: Session }) {
  const { elsewhere } = useSessionState(other)
  const text = elsewhere ? msg('This language only: the other is open in another tab') : msg('Both languages')
  return <small>{say(text)}</small>
}
