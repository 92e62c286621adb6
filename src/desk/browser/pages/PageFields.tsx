import { type ReactNode, useId } from 'react'
import type { Locale } from '../../../content/locales/locales.ts'
import { localize } from '../../../content/locales/urls.ts'
import { msg } from '../../../content/messages/msg.ts'
import { languageNames } from '../../languageNames.ts'
import type { PageChange, PageChoices } from '../../server/pages/protocol.ts'
import { Said, say } from '../words.tsx'
import { folderWithExamples } from './folderNames.ts'
import { typedName } from './typedName.ts'

interface PageFieldsProps {
  change: PageChange
  choices: PageChoices | undefined
  /** The other language. */
  language: Locale
  onChange: (change: PageChange) => void
}

/** The fields of a dialog that creates, renames, deletes or drafts a page. */
export function PageFields({ change, choices, language, onChange }: PageFieldsProps) {
  const known = choices?.sections ?? []
  const sections = known.map(({ name }) => name)
  const nameOf = (folder: string) =>
    folderWithExamples(
      folder,
      known.find(({ name }) => name === folder),
    )
  switch (change.kind) {
    case 'new':
      return (
        <>
          <Address value={change.page} onChange={page => onChange({ ...change, page: asSlug(page) })} />
          <Choice
            label={say(msg('Folder'))}
            value={change.section}
            values={sections}
            nameOf={nameOf}
            onChange={section => onChange(inSection(change, section, choices))}
          />
          <Choice
            label={say(msg('Menu'))}
            value={change.menu}
            values={['', ...(choices?.menus ?? [])]}
            nameOf={menu => (isMenu(menu) ? say(menuNames[menu]) : menu)}
            onChange={menu => onChange({ ...change, menu })}
          />
          <Tick checked={change.draft} onChange={draft => onChange({ ...change, draft })}>
            {say(msg('Begin as a draft, which no visitor sees'))}
          </Tick>
        </>
      )
    case 'rename': {
      const [section = '', ...rest] = change.now.split('/')
      // A slash that is typed belongs to the name, which is refused then; the folder stays as it was chosen.
      const name = rest.join('/')
      return (
        <>
          <Address value={name} onChange={now => onChange({ ...change, now: `${section}/${asSlug(now)}` })} />
          <Choice
            label={say(msg('Folder'))}
            value={section}
            values={sections}
            nameOf={nameOf}
            onChange={folder => onChange({ ...change, now: `${folder}/${name}` })}
          />
        </>
      )
    }
    case 'delete':
      return (
        <>
          <p>
            {say(
              msg(
                'The page goes in both languages, and with it its menu entries and the facts, price tables and pictures that nothing else uses.',
              ),
            )}
          </p>
          <Address
            label={say(msg('Where its address leads from now on; empty, it says that the page is gone'))}
            value={change.to.replace(/^\//, '')}
            required={false}
            onChange={to => onChange({ ...change, to: to.trim() && `/${to.trim()}` })}
          />
          <Tick checked={change.links} onChange={links => onChange({ ...change, links })}>
            {say(msg('Links of other pages follow; without an address their words stay alone'))}
          </Tick>
        </>
      )
    case 'draft':
      return (
        <p>
          <Said
            text={
              change.draft
                ? msg('No visitor will see the page, in this language or in {language}; here it stays as it is.', {
                    language: languageNames[language],
                  })
                : msg('With the next build every visitor sees the page, in this language and in {language}.', {
                    language: languageNames[language],
                  })
            }
          />
        </p>
      )
  }
}

type NewPage = Extract<PageChange, { kind: 'new' }>

/** A new page in a folder: in the menu of the folder's other pages, as long as no other menu was chosen. */
export function inSection(change: NewPage, section: string, choices: PageChoices | undefined): NewPage {
  const menuOf = (folder: string) => choices?.sections.find(({ name }) => name === folder)?.menu ?? ''
  const isUsual = change.menu === '' || change.menu === menuOf(change.section)
  const menu = isUsual ? menuOf(section) : change.menu
  // The same object, of which what would happen may be known already.
  return section === change.section && menu === change.menu ? change : { ...change, section, menu }
}

interface AddressProps {
  label?: string
  value: string
  required?: boolean
  onChange: (value: string) => void
}

/** The name of a page, which is its address. */
function Address({ label = say(msg('Name, which is the address')), value, required = true, onChange }: AddressProps) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <span className="with-end" dir="ltr">
        <span className="begin">/</span>
        <input
          id={id}
          value={value}
          required={required}
          autoComplete="off"
          spellCheck="false"
          onChange={event => onChange(typedName(event.currentTarget.value))}
        />
        <span>{required && value && localize(`/${value}`, 'he')}</span>
      </span>
    </p>
  )
}

/** A page's name as it is typed: "Acme Mail" is meant as acme-mail. What else an address cannot hold is told as a fault. */
const asSlug = (typed: string) => typed.toLowerCase().replace(/\s+/g, '-')

/** The menus of content/data/navigation.yaml as visitors see them. */
const menuNames = {
  it: msg('IT solutions menu'),
  apple: msg('Apple menu'),
  services: msg('Key services'),
  legal: msg('Legal pages'),
} as const

const isMenu = (name: string): name is keyof typeof menuNames => Object.hasOwn(menuNames, name)

interface ChoiceProps {
  label: string
  value: string
  /** The empty string stands for none. */
  values: readonly string[]
  /** What a value is called. */
  nameOf?: (value: string) => string
  onChange: (value: string) => void
}

function Choice({ label, value, values, nameOf = name => name, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.currentTarget.value)}>
        {values.map(name => (
          <option key={name} value={name}>
            {name ? nameOf(name) : say(msg('none'))}
          </option>
        ))}
      </select>
    </p>
  )
}

interface TickProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export const Tick = ({ checked, onChange, children }: TickProps) => (
  <label className="tick">
    <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{children}</span>
  </label>
)
