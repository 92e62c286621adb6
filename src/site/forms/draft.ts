/** Fields whose text is saved until it is sent; consent is given each time. */
function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'),
  ].filter(field => field.type !== 'checkbox' && field.name !== 'website')
}

const key = (name: string) => `draft:${name}`

/** In a draft beside the fields: what tables of prices have put into the message. */
const answers = 'answers'

/** Remembers the line that a table of prices has put into the message; the plan's next one takes its place. */
export function keepAnswer(form: HTMLFormElement, plan: string, line: string): void {
  form.dataset.answers = JSON.stringify(Object.fromEntries(answersOf(form).set(plan, line)))
}

/**
 * The line that each plan put into the message of a form last, on whichever page or in whichever language; without those
 * that cannot be read.
 */
export function answersOf(form: HTMLFormElement): Map<string, string> {
  try {
    const found = Object.entries(JSON.parse(form.dataset.answers ?? '{}'))
    return new Map(found.flatMap(([plan, line]) => (typeof line === 'string' ? [[plan, line]] : [])))
  } catch {
    return new Map()
  }
}

/** The forms whose drafts have all that was typed into them in this entry of the history; none where entries keep no such note. */
function drafted(): string[] {
  const state: unknown = 'navigation' in window ? navigation.currentEntry?.getState() : undefined
  return Array.isArray(state) ? state : []
}

/** Not by `history.replaceState`, which would end a navigation that is under way. */
function noteDrafted(name: string): void {
  if ('navigation' in window && !drafted().includes(name))
    navigation.updateCurrentEntry({ state: [...drafted(), name] })
}

/** Saves what was typed into a form, for this tab; of nothing there is no draft, and none if storage throws. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const fields = textFields(form)
  const values = Object.fromEntries(fields.map(field => [field.name, field.value]))
  try {
    if (fields.every(({ value }) => value === '')) sessionStorage.removeItem(key(name))
    else sessionStorage.setItem(key(name), JSON.stringify({ ...values, [answers]: form.dataset.answers }))
    noteDrafted(name)
  } catch {}
}

type Field = ReturnType<typeof textFields>[number]

const isEmpty = (field: Field) => field.value === ''

/** Not being typed in at the moment: Firefox gives the focus back on Back, before anybody has pressed anything. */
const isLeft = (field: Field) =>
  isEmpty(field) || field !== document.activeElement || !navigator.userActivation.hasBeenActive

/** Puts a draft back into the fields that it may go into. */
function restoreDraft(name: string, form: HTMLFormElement, mayTake: (field: Field) => boolean): void {
  let values: unknown
  try {
    values = JSON.parse(sessionStorage.getItem(key(name)) ?? '{}')
  } catch {
    return
  }
  if (typeof values !== 'object' || values === null) return
  const draft = new Map(Object.entries(values))
  for (const field of textFields(form)) {
    const value = draft.get(field.name) ?? ''
    if (typeof value === 'string' && mayTake(field)) field.value = value
  }
  const put = draft.get(answers)
  if (typeof put === 'string') form.dataset.answers = put
  else delete form.dataset.answers
}

/**
 * When the code of a form arrives: restores its draft, and saves with it what was typed into the form before that. On Back,
 * browsers put into the fields what they held when the page was left, or show the page as they kept it: the draft has been
 * written on since, or sent.
 * @returns ends what waits for the page to be shown again
 */
export function resumeDraft(name: string, form: HTMLFormElement): () => void {
  restoreDraft(name, form, drafted().includes(name) ? isLeft : isEmpty)
  saveDraft(name, form)
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restoreDraft(name, form, () => true)
  }
  addEventListener('pageshow', comeBack)
  return () => removeEventListener('pageshow', comeBack)
}

/** Clears what was sent from a form, and its draft; what was typed meanwhile stays. */
export function clearSent(name: string, form: HTMLFormElement, sent: FormData): void {
  for (const field of textFields(form)) if (field.value === sent.get(field.name)) field.value = ''
  delete form.dataset.answers
  saveDraft(name, form)
}
