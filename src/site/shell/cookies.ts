import {
  type Choice,
  choiceOfAll,
  consentMode,
  optionalCategories,
  parseConsent,
  saveConsent,
} from '../consent/consent.ts'
import { readStored } from '../storage/readStored.ts'
import { isBeside } from './isBeside.ts'

const buttons = '[data-frame=cookies] [data-act], [data-frame=cookies][data-act]'

/** The cookie banner, the preferences dialog and the footer's "Cookie settings". */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#cookies')
  if (!dialog) return
  const box = (category: keyof Choice) => dialog.querySelector<HTMLInputElement>(`[name=${category}]`)
  /** Boxes that were ticked or cleared since the dialog was opened. */
  const changed = new Set<EventTarget | null>()
  dialog.addEventListener('change', ({ target }) => changed.add(target))
  const showStored = () => {
    const consent = parseConsent(readStored('consent'))
    for (const category of optionalCategories) {
      const input = box(category)
      if (input && !changed.has(input)) input.checked = consent?.[category] ?? false
    }
  }
  const ticked = () =>
    Object.fromEntries(optionalCategories.map(category => [category, box(category)?.checked ?? false])) as Choice

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : undefined
    switch (button?.dataset.act) {
      case 'all':
        return decide(choiceOfAll(true))
      case 'necessary':
        return decide(choiceOfAll(false))
      case 'manage':
        // Asked for twice, it keeps what has been ticked meanwhile.
        if (dialog.open) return
        changed.clear()
        showStored()
        dialog.showModal()
    }
  })
  let pressedBeside = false
  dialog.addEventListener('pointerdown', event => {
    pressedBeside = isBeside(dialog, event)
  })
  // Nothing is saved, as by Cancel. Not text that is marked beyond the edge, nor the second click of a double click on the button.
  dialog.addEventListener('click', event => {
    if (pressedBeside && isBeside(dialog, event) && event.detail < 2) dialog.close()
  })
  // Decided in another tab meanwhile, the banner with the button that opened it is gone; the focus stays in what is closed.
  dialog.addEventListener('close', () => {
    const { activeElement, body } = document
    if (activeElement === body || dialog.contains(activeElement)) goOn()
  })
  // Decided in another tab: to save here what this dialog showed before would undo it, but for what the visitor changes here.
  addEventListener('storage', ({ key }) => {
    if (key === 'consent') showStored()
  })
  dialog.addEventListener('submit', event => {
    // At once: a busy browser reports the closing only after the next click, which may open the dialog again.
    event.preventDefault()
    dialog.close()
    const saved = (event.submitter as HTMLButtonElement | null)?.value === 'save'
    if (saved) decide(ticked())
  })
}

/** Moves the focus to what is next to the banner. */
const goOn = () => document.querySelector<HTMLElement>('.dock-button')?.focus({ preventScroll: true })

function decide(choice: Choice): void {
  const focused = document.activeElement
  // The boot script may have hidden it a while ago, and what had the focus in it.
  const hadFocus = focused === document.body || document.querySelector('.cookie-banner')?.contains(focused)
  saveConsent(choice)
  // The banner goes, and the focus with it.
  if (hadFocus) goOn()
  // Google Analytics learns of a changed choice if it is there (specification §4).
  window.gtag?.('consent', 'update', consentMode(choice))
  // Google's own switch: while it is set, a script that is on the page already sends nothing.
  const id = document.documentElement.dataset.measurement
  if (id) Object.assign(window, { [`ga-disable-${id}`]: !choice.analytics })
  // Where the code cannot be fetched, the next page measures.
  if (choice.analytics) void import('./analytics.ts').then(analytics => analytics.start()).catch(() => {})
}
