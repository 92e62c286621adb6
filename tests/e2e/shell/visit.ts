import type { Page } from '@playwright/test'

/** Both directions: every test of the shell runs in each. */
export const directions = [
  {
    name: 'left to right',
    prefix: '',
    home: '/',
    kandji: '/kandji',
    lang: 'en',
    other: '/he/kandji',
    forward: 'ArrowRight',
  },
  {
    name: 'right to left',
    prefix: '/he',
    home: '/he',
    kandji: '/he/kandji',
    lang: 'he',
    other: '/kandji',
    forward: 'ArrowLeft',
  },
] as const

export const decided = {
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
  timestamp: '2026-01-02T03:04:05.000Z',
}

/** Opens a page as a visitor whose local storage holds these values; objects are stored as JSON. */
export async function visit(page: Page, url: string, stored: Record<string, unknown> = { consent: decided }) {
  await page.addInitScript(
    values => {
      for (const [key, value] of Object.entries(values)) {
        // Once a test: what the page itself stores later stays.
        if (sessionStorage.getItem(`given:${key}`)) continue
        sessionStorage.setItem(`given:${key}`, '1')
        localStorage.setItem(key, value)
      }
    },
    Object.fromEntries(
      Object.entries(stored).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  )
  await page.goto(url)
}

/** Uncaught errors and console errors of the page, as they come. */
export function collectErrors(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', error => found.push(error.message))
  page.on('console', message => message.type() === 'error' && found.push(message.text()))
  return found
}

export const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

/** The element that has the focus, by its text or label. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })
