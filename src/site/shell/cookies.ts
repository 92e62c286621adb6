import { type Choice, optionalCategories, parseConsent } from '../consent/consent.ts'
import { saveConsent } from '../consent/saveConsent.ts'
import { tellAnalytics } from '../consent/tellAnalytics.ts'
import { readStored } from '../storage/readStored.ts'
import { startPart } from './parts.ts'

const buttons = '[data-frame=cookies] [data-act], [data-frame=cookies][data-act]'

/** Banner, preferences and the footer's "Cookie settings". */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#cookies')
  if (!dialog) return
  const box = (category: keyof Choice) => dialog.querySelector<HTMLInputElement>(`[name=${category}]`)
  const all = (value: (category: keyof Choice) => boolean) =>
    Object.fromEntries(optionalCategories.map(category => [category, value(category)])) as Choice

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : undefined
    switch (button?.dataset.act) {
      case 'all':
        return decide(all(() => true))
      case 'necessary':
        return decide(all(() => false))
      case 'manage': {
        const consent = parseConsent(readStored('consent'))
        for (const category of optionalCategories) {
          const input = box(category)
          if (input) input.checked = consent?.[category] ?? false
        }
        // Escape leaves the value of the last time in place.
        dialog.returnValue = ''
        dialog.showModal()
      }
    }
  })
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'save') decide(all(category => box(category)?.checked ?? false))
  })
}

function decide(choice: Choice): void {
  saveConsent(choice)
  tellAnalytics(choice)
  if (choice.analytics) void startPart('analytics')
}
