import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'

/** Prints a figure next to its bound, and how busy the machine was with other things. */
export function report(name: string, value: number, bound: number, unit = 'ms'): void {
  const load = loadavg()[0]?.toFixed(1)
  const verdict = value <= bound ? 'holds' : 'DOES NOT HOLD'
  if (value > bound) process.exitCode = 1
  console.log(`${name}: ${Math.round(value * 10) / 10} ${unit} (at most ${bound}; ${verdict}; load ${load})`)
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** Opens the desk and waits for its cursor. @returns ms from the start of the navigation to the frame that shows it */
export async function openDesk(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = () => {
          const text = document.querySelector('.cm-content')
          const stands = text !== null && document.activeElement === text && document.querySelector('.cm-cursor')
          requestAnimationFrame(stands ? () => resolve(performance.now()) : look)
        }
        look()
      }),
  )
}

/** Waits until the page next to the text is there and nothing of it is on its way. */
export async function settle(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('h1').waitFor()
  await page.waitForLoadState('networkidle').catch(() => undefined)
}

/**
 * Presses keys one by one.
 * @returns for each, ms from the key event to the frame that shows its letter
 */
export async function keysToGlyphs(page: Page, count: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { deskTimes: times })
    document.querySelector('.cm-content')?.addEventListener(
      'keydown',
      event => {
        const started = event.timeStamp
        requestAnimationFrame(() => {
          // After the frame's styles, layout and painting were handed over.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - started)
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  const client = await page.context().newCDPSession(page)
  const letters = 'שלום לכולם ומה נשמע '
  for (let index = 0; index < count; index++) {
    const key = letters[index % letters.length] ?? ' '
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    await page.waitForTimeout(60)
  }
  return page.evaluate(() => (window as unknown as { deskTimes: number[] }).deskTimes)
}

/**
 * Types words of one letter, each once the last one has arrived.
 * @returns for each, ms from the key event to the frame in which the page next to the text has it
 */
export async function keysToPage(page: Page, count: number): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const shown = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let started = 0
          const text = document.querySelector('.cm-content')
          const main = document.querySelector('iframe')?.contentDocument?.querySelector('main')
          text?.addEventListener('keydown', event => (started = event.timeStamp), { capture: true, once: true })
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - started)
              port2.postMessage(undefined)
            })
          })
          if (main) observer.observe(main, { subtree: true, childList: true, characterData: true })
        }),
    )
    await page.evaluate(() => undefined)
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'ש', text: 'ש' })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'ש' })
    times.push(await shown)
    // The checks of the whole content, which begin after a pause, are no part of it.
    await page.waitForTimeout(250)
  }
  return times
}
