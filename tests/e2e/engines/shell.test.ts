import { expect } from '@playwright/test'
import { directions } from '../shell/visit.ts'
import { test } from './visitor.ts'

const menu = '[data-menu=hover]'
const panel = `${menu}[open] .mega-panel`

for (const { name, prefix, home, kandji, other, lang } of directions) {
  test.describe(name, () => {
    test('menus: opened by pointer and key, closed by leaving, Escape and a click outside', async ({ visitor }) => {
      await visitor.open(kandji)
      for (const time of ['first', 'second']) {
        await visitor.point(`${menu} summary`)
        await visitor.seesElement(panel)
        if (time === 'first') await visitor.look(`menu-${lang}`)
        await visitor.pointAt(640, 790)
        await visitor.seesElement(panel, false)
      }
      await visitor.evaluate(css => document.querySelector<HTMLElement>(css)?.focus(), `${menu} summary`)
      await visitor.press('Enter')
      await visitor.seesElement(panel)
      expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      await visitor.press('ArrowDown')
      await visitor.focusIsOn(`${menu} .mega-panel a`)
      await visitor.press('Escape')
      await visitor.seesElement(panel, false)
      await visitor.focusIsOn(`${menu} summary`)
      await visitor.press('Enter')
      await visitor.seesElement(panel)
      await visitor.clickAt(640, 790)
      await visitor.seesElement(panel, false)
      await visitor.point(`${menu} summary`)
      await visitor.click(`${menu} .menu-link[href$="/torii"]`)
      await visitor.arrives(`${prefix}/torii`)
    })

    test('the narrow menu: Tab leads into it, groups open one at a time, Escape closes, its links lead on', async ({
      visitor,
    }) => {
      await visitor.resize(480, 800)
      await visitor.open(kandji)
      await visitor.click('[data-menu=click] > summary')
      await visitor.press('Tab')
      await visitor.focusIsOn('.mobile-panel > a')
      await visitor.click('.mobile-panel details:first-of-type > summary')
      await visitor.seesElement('.mobile-panel details:first-of-type a')
      await visitor.look(`narrow-menu-${lang}`)
      await visitor.click('.mobile-panel details:nth-of-type(2) > summary')
      await visitor.seesElement('.mobile-panel details:first-of-type a', false)
      await visitor.press('Escape')
      await visitor.seesElement('.mobile-panel', false)
      await visitor.focusIsOn('[data-menu=click] > summary')
      await visitor.press('Enter')
      await visitor.click('.mobile-panel > a[href$="/about"]')
      await visitor.arrives(`${prefix}/about`)
    })

    test('the narrow menu on a screen that is turned: it is closed, and the focus stays in the header', async ({
      visitor,
    }) => {
      await visitor.resize(480, 800)
      await visitor.open(kandji)
      await visitor.click('[data-menu=click] > summary')
      await visitor.click('.mobile-panel details:first-of-type > summary')
      await visitor.seesElement('.mobile-panel details:first-of-type a')
      // WebKit focuses nothing that is only clicked.
      await visitor.evaluate(() => document.querySelector<HTMLElement>('.mobile-panel summary')?.focus())
      await visitor.resize(1280, 800)
      await visitor.focusIsOn('header a')
      await visitor.resize(480, 800)
      await visitor.seesElement('[data-menu=click] > summary')
      await visitor.seesElement('.mobile-panel', false)
    })

    test('language: both toggles keep query and hash, and what was chosen holds', async ({ visitor }) => {
      await visitor.open(`${kandji}?a=1#main`)
      await visitor.click('.language-link')
      await visitor.arrives(`${other}?a=1#main`)
      expect(await visitor.evaluate(() => document.documentElement.dir)).toBe(lang === 'en' ? 'rtl' : 'ltr')
      await visitor.open(`${kandji}?b=2`)
      await visitor.arrives(`${other}?b=2`)
      // On a narrow screen its middle is not beneath a scrollbar either.
      for (const [width, path] of [
        [768, kandji],
        [480, other],
        [1280, kandji],
      ] as const) {
        await visitor.resize(width, 800)
        await visitor.click('.language-float')
        await visitor.arrives(`${path}?b=2`)
      }
    })

    test('language: Back leads to the page before, in the language that was chosen, once and again', async ({
      visitor,
    }) => {
      const [about, otherAbout] = lang === 'en' ? ['/about', '/he/about'] : ['/he/about', '/about']
      await visitor.open(about)
      await visitor.open(kandji)
      for (const path of [other, kandji, other]) {
        await visitor.click('.language-link')
        await visitor.arrives(path)
      }
      await visitor.goBack(otherAbout)
    })

    test('cookies: preferences are cancelled and saved, the decision lasts', async ({ visitor }) => {
      await visitor.evaluate(() => localStorage.removeItem('consent'))
      await visitor.open(kandji)
      await visitor.seesElement('.cookie-banner')
      await visitor.look(`banner-${lang}`)
      await visitor.click('.cookie-banner [data-act=manage]')
      await visitor.focusIsOn('#cookies [name=functional]')
      await visitor.click('#cookies [name=analytics]')
      await visitor.press('Escape')
      await visitor.seesElement('#cookies', false)
      await visitor.click('.cookie-banner [data-act=manage]')
      expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[name=analytics]')?.checked)).toBe(
        false,
      )
      await visitor.click('#cookies [name=analytics]')
      // As in any form, which has its first button pressed by it: that one must not be "Cancel".
      await visitor.press('Enter')
      await visitor.seesElement('.cookie-banner', false)
      const stored = await visitor.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}'))
      expect(stored).toMatchObject({ functional: false, analytics: true })
      await visitor.open(home)
      await visitor.seesElement('main h1')
      await visitor.seesElement('.cookie-banner', false)
    })

    test('accessibility menu: sizes and modes are set and kept, Escape and a click outside close', async ({
      visitor,
    }) => {
      await visitor.open(kandji)
      await visitor.click('.dock-button')
      await visitor.click('#accessibility [data-act=larger]')
      await visitor.sees(() => document.documentElement.matches('[data-text-size=large]'))
      await visitor.click('#accessibility [data-act=highContrast]')
      await visitor.click('#accessibility [data-act=accessibleFont]')
      await visitor.sees(() => document.documentElement.matches('.high-contrast.accessible-font[data-text-size=large]'))
      await visitor.look(`accessibility-${lang}`)
      await visitor.press('Escape')
      await visitor.seesElement('#accessibility', false)
      await visitor.focusIsOn('.dock-button')
      await visitor.press('Enter')
      await visitor.seesElement('#accessibility')
      await visitor.clickAt(900, 400)
      await visitor.seesElement('#accessibility', false)
      await visitor.open(home)
      await visitor.sees(() => document.documentElement.matches('.high-contrast.accessible-font[data-text-size=large]'))
      await visitor.click('.dock-button')
      await visitor.click('#accessibility [data-act=reset]')
      await visitor.sees(() => document.documentElement.matches(':not(.high-contrast)[data-text-size=normal]'))
    })

    test('questions: each opens by itself, and all open and close at once', async ({ visitor }) => {
      await visitor.open(kandji)
      const areOpen = (expected: 'one' | 'all' | 'none') =>
        visitor.sees(which => {
          const answers = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq] details')]
          const open = answers.filter(answer => answer.open).length
          return open === { one: 1, all: answers.length, none: 0 }[which]
        }, expected)
      await visitor.click('[data-faq] summary')
      await areOpen('one')
      await visitor.look(`questions-${lang}`)
      for (const expected of ['all', 'none', 'all'] as const) {
        await visitor.click('[data-island=FaqToggle] button')
        await areOpen(expected)
      }
    })

    test('search: / opens, arrows lead to a result, nothing found says so, Escape closes', async ({ visitor }) => {
      await visitor.open(`${prefix}/about`)
      await visitor.type('/')
      await visitor.focusIsOn('#search [type=search]')
      await visitor.type('qqqqqqq')
      await visitor.seesElement('.search-suggestions')
      await visitor.press('Escape')
      await visitor.seesElement('#search', false)
      await visitor.click('header [data-search]')
      await visitor.focusIsOn('#search [type=search]')
      await visitor.fill('#search [type=search]', 'filevault')
      await visitor.seesElement('.search-results a')
      await visitor.look(`search-${lang}`)
      await visitor.press('ArrowDown')
      await visitor.focusIsOn('.search-results a')
      await visitor.press('Enter')
      await visitor.sees(path => location.pathname === path && location.hash !== '', kandji)
    })

    test('search: Enter leads to the first result, and Back to a page on which nothing is open', async ({
      visitor,
    }) => {
      await visitor.open(`${prefix}/about`)
      for (const opened of ['header [data-search]', '/']) {
        // Whatever has the focus when the search closes is not pressed by the same key.
        await visitor.evaluate(() => document.querySelector<HTMLElement>('.dock-button')?.focus())
        if (opened === '/') await visitor.type(opened)
        else await visitor.click(opened)
        await visitor.focusIsOn('#search [type=search]')
        await visitor.fill('#search [type=search]', 'filevault')
        await visitor.seesElement('.search-results a')
        await visitor.press('Enter')
        await visitor.sees(path => location.pathname === path, kandji)
        await visitor.goBack(`${prefix}/about`)
        await visitor.seesElement('main h1')
        await visitor.seesElement('#search[open], :popover-open', false)
      }
    })

    test('search: a word of an answer that is folded leads to the answer, open', async ({ visitor }) => {
      for (const from of [`${prefix}/about`, kandji]) {
        await visitor.open(from)
        await visitor.click('header [data-search]')
        await visitor.focusIsOn('#search [type=search]')
        await visitor.fill('#search [type=search]', lang === 'en' ? 'tunnel' : 'מנהרה')
        await visitor.seesElement('.search-results a')
        await visitor.press('Enter')
        await visitor.sees(path => location.pathname === path, kandji)
        await visitor.sees(() => {
          const [open, ...more] = document.querySelectorAll('[data-faq] details[open] p')
          const { top = -1, bottom = innerHeight } = open?.getBoundingClientRect() ?? {}
          return more.length === 0 && top >= 0 && bottom < innerHeight
        })
      }
    })

    test('search: a question leads to where it is answered, open, and the keyboard goes on there', async ({
      visitor,
    }) => {
      const question = lang === 'en' ? 'Does it read mail?' : 'האם הוא קורא מייל?'
      for (const from of [`${prefix}/about`, kandji]) {
        await visitor.open(from)
        await visitor.click('header [data-search]')
        await visitor.focusIsOn('#search [type=search]')
        await visitor.fill('#search [type=search]', question)
        await visitor.seesElement('.search-results a')
        await visitor.press('Enter')
        await visitor.sees(path => location.pathname === path && location.hash === '#question-2', kandji)
        await visitor.sees(() => {
          const [open, ...more] = document.querySelectorAll('[data-faq] details[open]')
          const { top = -1, bottom = innerHeight } = open?.getBoundingClientRect() ?? {}
          return open?.id === 'question-2' && more.length === 0 && top >= 0 && bottom < innerHeight
        })
        await visitor.focusIsOn('#question-2 summary')
        await visitor.press('Tab')
        await visitor.focusIsOn('#question-3 summary')
        // The same again, closed meanwhile, whose address does not change.
        await visitor.click('#question-2 summary')
        await visitor.click('header [data-search]')
        await visitor.focusIsOn('#search [type=search]')
        await visitor.fill('#search [type=search]', question)
        await visitor.seesElement('.search-results a')
        await visitor.press('Enter')
        await visitor.sees(() => document.querySelector<HTMLDetailsElement>('#question-2')?.open === true)
        await visitor.focusIsOn('#question-2 summary')
      }
    })

    test('the button for the language is still drawn once a page was scrolled smoothly', async ({ visitor }) => {
      await visitor.open(kandji)
      expect(await visitor.isDrawn('.language-float')).toBe(true)
      for (const times of [1, 2, 3]) {
        const to = 600 * times
        await visitor.evaluate(top => scrollTo({ top, behavior: 'smooth' }), to)
        await visitor.sees(top => Math.abs(scrollY - top) < 2, to)
      }
      expect(await visitor.isDrawn('.language-float')).toBe(true)
    })

    test('a search whose code has not come: Escape closes it, and the code leaves it closed', async ({ visitor }) => {
      await visitor.open(`${prefix}/about`)
      await visitor.evaluate(() => {
        const { fetch } = window
        const held = new Promise(resolve => addEventListener('release', resolve, { once: true }))
        window.fetch = async (...request) => {
          await held
          return fetch(...request)
        }
      })
      for (const typed of ['', 'kandji']) {
        await visitor.type('/')
        await visitor.focusIsOn('#search [type=search]')
        await visitor.type(typed)
        await visitor.press('Escape')
        await visitor.seesElement('#search', false)
        // The focus leaves a closed dialog only with the next frame; until then a key is typed in its field.
        await visitor.sees(() => !document.querySelector('#search')?.contains(document.activeElement))
      }
      await visitor.evaluate(() => dispatchEvent(new Event('release')))
      // The index is fetched by the code.
      await visitor.sees(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/search/')))
      await visitor.seesElement('#search', false)
    })

    test('back and forward: a menu that was open is closed, a search is as it was left', async ({ visitor }) => {
      /** Leaves the page and comes back to it, from the back/forward cache where the engine has one. */
      const leaveAndReturn = async () => {
        await visitor.goBack(`${prefix}/about`)
        await visitor.goForward(kandji)
      }
      await visitor.open(`${prefix}/about`)
      await visitor.evaluate(path => location.assign(path), kandji)
      await visitor.arrives(kandji)
      await visitor.point(`${menu} summary`)
      await visitor.seesElement(panel)
      await leaveAndReturn()
      await visitor.pointAt(640, 790)
      await visitor.seesElement(panel, false)
      await visitor.type('/')
      await visitor.focusIsOn('#search [type=search]')
      await visitor.type('filevault')
      await visitor.seesElement('.search-results a')
      await leaveAndReturn()
      await visitor.sees(() => {
        const search = document.querySelector<HTMLDialogElement>('#search')
        const typed = search?.querySelector('input')?.value !== ''
        return !search?.open || typed !== search.querySelector('ol')?.hidden
      })
    })

    for (const [width, height] of [
      [1280, 800],
      [460, 640],
      [740, 360],
    ] as const)
      test(`${width} × ${height}: a size of the text that is pressed again where the pointer is sets the next one, and nothing else`, async ({
        visitor,
      }) => {
        await visitor.resize(width, height)
        await visitor.open(kandji)
        await visitor.click('.dock-button')
        const settings = () =>
          visitor.evaluate(() => [document.documentElement.dataset.textSize, document.documentElement.className])
        const [, modes] = await settings()
        for (const [act, sizes] of [
          ['larger', ['large', 'xlarge', 'xlarge', 'xlarge']],
          ['smaller', ['large', 'normal', 'small', 'small']],
        ] as const) {
          const { x, y } = await visitor.evaluate(selector => {
            const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
            return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
          }, `#accessibility [data-act=${act}]`)
          for (const size of sizes) {
            await visitor.clickAt(x, y)
            await visitor.sees(size => document.documentElement.dataset.textSize === size, size)
            expect(await settings()).toEqual([size, modes])
          }
        }
        await visitor.look(`text-size-${width}-${lang}`)
      })

    test('in the store what the keyboard leads to is seen, below the filter and above the bar of the list', async ({
      visitor,
    }) => {
      for (const [width, height] of [
        [1280, 420],
        [360, 560],
      ] as const) {
        await visitor.resize(width, height)
        await visitor.open(`${prefix}/store`)
        await visitor.click('[data-add]')
        await visitor.seesElement('.on-quote')
        await visitor.evaluate(() => {
          document.documentElement.style.scrollBehavior = 'auto'
          ;[...document.querySelectorAll<HTMLElement>('[data-add]')].at(-1)?.focus()
        })
        for (const key of ['Shift+Tab', 'Tab'] as const)
          for (let presses = 0; presses < 6; presses++) {
            await visitor.press(key)
            await visitor.sees(() => {
              const focused = document.activeElement
              const { x = 0, y = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {}
              return focused?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false
            })
          }
      }
    })

    for (const [name, path, bar] of [
      ['header', kandji, '.site-header a'],
      ['filter of the store', `${prefix}/store`, '.store-bar select'],
    ] as const)
      test(`the keyboard in the ${name} leaves the page where it is`, async ({ visitor, engine }) => {
        test.skip(engine === 'WebKitGTK', 'a focus scrolls by the room that is kept, whatever the field’s own margin')
        await visitor.resize(1280, 500)
        await visitor.open(path)
        const place = await visitor.evaluate(selector => {
          document.documentElement.style.scrollBehavior = 'auto'
          scrollTo(0, 900)
          document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
          return scrollY
        }, bar)
        await visitor.press('Tab', 'Tab')
        await visitor.sees(selector => document.activeElement !== document.querySelector(selector), bar)
        const moved = (await visitor.evaluate(() => scrollY)) - place
        // What comes into view takes its own height, a few pixels more or less than was kept for it.
        expect(Math.abs(moved)).toBeLessThan(20)
      })

    test('an address that nothing has shows the 404 screen, which leads home', async ({ visitor }) => {
      await visitor.open(`${prefix}/no-such-page`)
      await visitor.seesText('main h1', lang === 'en' ? 'Page Not Found' : 'הדף לא נמצא')
      await visitor.look(`not-found-${lang}`)
      await visitor.click(`main a[href="${home}"]`)
      await visitor.arrives(home)
    })
  })
}
