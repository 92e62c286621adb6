import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type Locale, locales, otherLocale } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import { languageNames } from '../../languageNames.ts'
import type { PictureFault, PictureLook, PicturePlaced } from '../../server/pictures/protocol.ts'
import type { DeskStart } from '../../server/protocol.ts'
import { ask, DeskProblem } from '../api.ts'
import { Dialog } from '../Dialog.tsx'
import { problemTexts } from '../problemTexts.ts'
import type { Session } from '../session.ts'
import { Said, say } from '../words.tsx'
import { endOfBlock, withSpace } from './paste.ts'
import { placedInBoth } from './placedInBoth.ts'

interface PictureDialogProps {
  file: File
  start: DeskStart
  session: Session
  onClose: () => void
}

/** A picture that was dropped or pasted: asks for its name and for what it shows, and puts it into the page. */
export function PictureDialog({ file, start, session, onClose }: PictureDialogProps) {
  const [look, setLook] = useState<PictureLook>()
  const [refused, setRefused] = useState<PictureFault>()
  const [busy, setBusy] = useState(true)
  /** At once: a second click comes before the button is drawn as disabled. */
  const isPlacing = useRef(false)
  const [source] = useState(() => URL.createObjectURL(file))
  const languages = start.other ? [start.locale, otherLocale(start.locale)] : [start.locale]

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setRefused(undefined)
    await act().catch(error => {
      if (!(error instanceof DeskProblem)) throw error
      setRefused({ found: problemTexts[error.problem], expected: '' })
    })
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog is for one picture
  useEffect(() => {
    void attempt(async () => {
      const body = { page: session.file, name: file.name, bytes: await base64Of(file) }
      setLook(await ask<PictureLook>('POST', 'picture/look', body))
    })
    return () => URL.revokeObjectURL(source)
  }, [])

  const form = useRef<HTMLFormElement>(null)
  // Its name is suggested; what it shows is for the writer to say.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form comes with the look at the picture
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [look])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPlacing.current) return
    isPlacing.current = true
    const given = new FormData(event.currentTarget)
    const words = Object.fromEntries(languages.map(locale => [locale, String(given.get(locale))]))
    const { state } = session.view
    void attempt(async () => {
      const placed = await ask<PicturePlaced>('POST', 'picture/place', {
        page: session.file,
        name: `${given.get('name')}${look && 'extension' in look ? look.extension : ''}`,
        bytes: await base64Of(file),
        text: state.doc.toString(),
        at: endOfBlock(state, state.selection.main.head),
        words,
      })
      if ('refused' in placed) {
        setRefused(placed.refused)
        return
      }
      const { at } = placed
      const insert = withSpace(state, at, at, { markdown: placed.markdown, inline: false })
      session.view.dispatch({
        changes: { from: at, insert },
        selection: { anchor: at + insert.length },
        scrollIntoView: true,
        effects:
          placed.other && 'placed' in placed.other
            ? placedInBoth.of({ own: placed.markdown, inOther: placed.other.placed })
            : [],
        userEvent: 'input.picture',
      })
      if (placed.other && 'markdown' in placed.other) session.store.notify('other-by-hand', placed.other.markdown)
      if (placed.other && 'isUnwritten' in placed.other) session.store.notify('other-waits')
      onClose()
    }).finally(() => {
      isPlacing.current = false
    })
  }

  const fault = refused ?? (look && 'refused' in look ? look.refused : undefined)
  return (
    <Dialog title={say(msg('A picture for this page'))} busy={busy} className="picture" onClose={onClose}>
      {fault && <Fault fault={fault} />}
      {busy && !look && <Working text={say(msg('Reading the picture …'))} />}
      {look && !('refused' in look) && (
        <form ref={form} onSubmit={submit}>
          <figure>
            <img src={source} alt="" />
            <figcaption>
              <bdi dir="ltr">
                {look.width} × {look.height}
              </bdi>
              {look.sharpFrom !== undefined && (
                <small>
                  <Said
                    text={msg('It is {width} px wide. A picture of at least {least} px stays sharp on every screen.', {
                      width: look.width,
                      least: look.sharpFrom,
                    })}
                  />
                </small>
              )}
              {look.isEncodedAnew && (
                <small>{say(msg('The place, the time and the camera are taken out of the file.'))}</small>
              )}
            </figcaption>
          </figure>
          <div>
            <NameField name={look.name} extension={look.extension} />
            {languages.map(locale => (
              <WordsField key={locale} locale={locale} />
            ))}
            <footer>
              {busy && <Working text={say(msg('Preparing and inserting it …'))} />}
              <button type="button" className="secondary" disabled={busy} onClick={onClose}>
                {say(msg('Cancel'))}
              </button>
              <button type="submit" className="primary" disabled={busy}>
                {say(
                  start.other && !look.isOtherUnwritten ? msg('Put it into both pages') : msg('Put it into the page'),
                )}
              </button>
            </footer>
          </div>
        </form>
      )}
    </Dialog>
  )
}

const Fault = ({ fault }: { fault: PictureFault }) => (
  <div className="refused" role="alert">
    <p>
      <strong>
        <Said text={fault.found} />
      </strong>
    </p>
    {fault.expected && (
      <p>
        <Said text={fault.expected} />
      </p>
    )}
  </div>
)

const Working = ({ text }: { text: string }) => (
  <p className="working" role="status">
    <progress aria-label={text} />
    {text}
  </p>
)

function NameField({ name, extension }: { name: string; extension: string }) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{say(msg('Name of the file'))}</label>
      <span className="with-end" dir="ltr">
        <input id={id} name="name" defaultValue={name} required autoComplete="off" spellCheck="false" />
        <span>{extension}</span>
      </span>
    </p>
  )
}

function WordsField({ locale }: { locale: Locale }) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{say(msg('What it shows, in {language}', { language: languageNames[locale] }))}</label>
      <textarea id={id} name={locale} lang={locale} dir={locales[locale].dir} rows={2} maxLength={160} required />
    </p>
  )
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new DeskProblem('not-text'))
    reader.readAsDataURL(file)
  })
