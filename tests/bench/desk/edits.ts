import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { DevSite } from '../../e2e/devServer.ts'
import { report } from './figures.ts'
import { randomFrom } from './random.ts'

/** Edits between two looks at whether the page still follows. */
const batch = 50

/** Growth of the memory that an hour of editing may cost, MB. */
const mostGrowth = 100

/**
 * An hour of editing: words written into and taken out of the prose, broken and joined paragraphs, undo, a save now and then.
 * Afterwards file, editor and page hold the same text, and memory is where it was.
 */
export async function editForAnHour(
  page: Page,
  site: DevSite,
  file: string,
  edits: number,
  seed: number,
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1048576
  }
  const before = await heap()
  const random = randomFrom(seed)
  for (let done = 0; done < edits; done += batch) {
    await page.evaluate(editRandomly, { seeds: Array.from({ length: batch }, random) })
    if (done % 1000 === 0) await page.keyboard.press('ControlOrMeta+s')
  }
  await page.keyboard.press('ControlOrMeta+s')
  await page.locator('.top button.primary:disabled').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle').catch(() => undefined)
  report(`memory after ${edits} edits (seed ${seed})`, (await heap()) - before, mostGrowth, 'MB more')

  const text = await page.evaluate(() => {
    const content = document.querySelector('.cm-content') as unknown as { cmTile?: { root: { view: View } } } & Element
    return content.cmTile?.root.view.state.doc.toString() ?? ''
  })
  sameOrFail('the file and the editor', site.read(file), text)
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: site.root,
    stdio: 'ignore',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const built = readFileSync(join(site.root, 'dist/client', `${new URL(page.url()).pathname}.html`), 'utf8')
  const [shown, fresh] = await page.evaluate(mainsOf, built)
  sameOrFail("the page and a fresh build's", shown ?? '', fresh ?? '')
}

interface View {
  state: {
    doc: {
      length: number
      lines: number
      toString(): string
      line(number: number): { from: number; to: number; text: string }
    }
  }
  dispatch(change: object): void
}

/** Runs in the desk: one edit for each seed, at a place in the prose. */
async function editRandomly({ seeds }: { seeds: number[] }): Promise<void> {
  const content = document.querySelector('.cm-content') as unknown as { cmTile?: { root: { view: View } } } & Element
  const view = content.cmTile?.root.view
  if (!view) throw new Error('The editor is not where this version of CodeMirror keeps it.')
  const words = ['מחשב', 'רישיון', 'גיבוי', 'Mac', 'ענן', 'צוות', 'device', 'חידוש']
  for (const seed of seeds) {
    const { doc } = view.state
    const lines = Array.from({ length: doc.lines }, (_, index) => doc.line(index + 1)).filter(
      ({ text, from }) => from > 600 && /^[א-ת][^|<>{}[\]]*$/.test(text),
    )
    const line = lines[Math.floor(seed * lines.length)]
    if (!line) continue
    const places = [...line.text.matchAll(/ /g)].map(({ index }) => line.from + index)
    const at = places[Math.floor(((seed * 7919) % 1) * places.length)] ?? line.to
    const word = words[Math.floor(((seed * 104729) % 1) * words.length)] ?? ''
    const next = places.find(place => place > at)
    const takes = (seed * 15485863) % 1 < 0.5 && next !== undefined && line.text.length > 60
    view.dispatch({
      changes: takes ? { from: at, to: next } : { from: at, insert: ` ${word}` },
      userEvent: 'input.type',
    })
    await new Promise(requestAnimationFrame)
  }
}

/** Runs in the desk: the page next to the text and a built one, without what scripts have put into either. */
function mainsOf(built: string): string[] {
  const clean = (page: Document | null | undefined) => {
    const main = page?.querySelector('main')?.cloneNode(true) as Element | undefined
    for (const island of main?.querySelectorAll('[data-when], form, script') ?? []) island.remove()
    return (main?.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  return [
    clean(document.querySelector('iframe')?.contentDocument),
    clean(new DOMParser().parseFromString(built, 'text/html')),
  ]
}

function sameOrFail(what: string, a: string, b: string): void {
  const same = a === b && a.length > 0
  if (!same) process.exitCode = 1
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  console.log(
    `${what}: ${same ? 'the same' : `DIFFER, first at ${at}: “${a.slice(at, at + 60)}” and “${b.slice(at, at + 60)}”`}`,
  )
}
