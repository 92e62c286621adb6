import { inflateSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { directions } from '../shell/visit.ts'
import { test } from './visitor.ts'

for (const { name, prefix } of directions) {
  test(`${name}: the words of a drawing are on paper`, async ({ visitor, engine }) => {
    test.skip(engine === 'WebKitGTK', 'its driver prints nothing')
    await visitor.open(`${prefix}/torii`)
    await visitor.seesElement('figure.drawing')
    const whole = textsIn(await visitor.print())
    await visitor.evaluate(() => {
      for (const drawing of document.querySelectorAll('figure.drawing > :not(figcaption)')) drawing.remove()
    })
    expect(whole).toBeGreaterThan(textsIn(await visitor.print()))
  })
}

/** How many times a PDF shows a text: what is not painted is not in it, though it takes its room. */
function textsIn(pdf: Uint8Array): number {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/stream\r?\n([\s\S]*?)endstream/g)
  return [...streams].reduce((sum, [, stream = '']) => sum + (inflated(stream).match(/\bT[jJ]\b/g)?.length ?? 0), 0)
}

/** A stream's own text; empty for one that is compressed in another way, such as a picture. */
function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
