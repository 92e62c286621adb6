import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { directions } from '../shell/visit.ts'
import { test } from './visitor.ts'

for (const { name, prefix } of directions) {
  test(`${name}: what brands chosen one after the other leave of a scrolled store is drawn`, async ({
    visitor,
    baseURL,
  }) => {
    const store = await openLongStore(String(baseURL))
    try {
      const guest = visitor.at(store.origin)
      await guest.resize(800, 900)
      await guest.open(`${prefix}/store`)
      await guest.sees(() => document.querySelector('[data-behaviour=store][data-live]') !== null)
      for (const brand of ['Cisco', 'Logitech', 'Apple', 'Cisco']) {
        // How a choice is made with keys differs between browsers and systems.
        await guest.evaluate(chosen => {
          scrollTo({ top: 900, behavior: 'instant' })
          const select = document.querySelector<HTMLSelectElement>('select[name=brand]')
          if (select) select.value = chosen
          select?.dispatchEvent(new Event('change'))
        }, brand)
        await guest.arrives(`${prefix}/store?brand=${brand}`)
        await guest.sees(() => {
          const item = document.querySelector('[data-shelf]:not([data-off]) [data-item]:not([hidden])')
          item?.scrollIntoView({ behavior: 'instant' })
          return Number(item?.getBoundingClientRect().height) > 0
        })
      }
    } finally {
      store.close()
    }
  })

  test(`${name}: an address of a shelf leads past many others to that shelf, on a phone too`, async ({
    visitor,
    baseURL,
  }) => {
    const store = await openLongStore(String(baseURL))
    try {
      await visitor.resize(360, 740)
      await visitor.at(store.origin).open(`${prefix}/store#other-brands`)
      await visitor.sees(() => {
        const top = document.querySelector('#other-brands')?.getBoundingClientRect().top ?? -1
        return top >= 0 && top < 200
      })
    } finally {
      store.close()
    }
  })
}

/**
 * A copy of the site on a port of its own, whose store has its first shelf nine times.
 * @param site origin of the site
 */
async function openLongStore(site: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site))
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    response.end(
      type.startsWith('text/html')
        ? body
            .toString()
            .replace(/<section id="mac"[\s\S]*?<\/section>/, shelf => shelf + shelf.replace('id="mac"', '').repeat(8))
        : body,
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
