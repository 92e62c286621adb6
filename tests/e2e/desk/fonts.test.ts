import { expect, languages, reopenDesk, test } from './deskSite.ts'

/** How wide text of the page is in its own font, and in what stands in for it, px. */
function widths(main: Element): { own: number; standIn: number } {
  const family = getComputedStyle(main).fontFamily
  const width = (fontFamily: string) => {
    const span = Object.assign(document.createElement('span'), { textContent: 'Acme Vault כספת לכל צוות' })
    span.style.cssText = `position: absolute; white-space: nowrap; font-size: 80px; font-family: ${fontFamily}`
    main.append(span)
    const { width } = span.getBoundingClientRect()
    span.remove()
    return width
  }
  return { own: width(family), standIn: width(family.replace(/^[^,]*,/, '')) }
}

for (const { locale, url } of languages) {
  test(`a page next to the editor gets its font though it comes late (${locale})`, async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    await context.route('**/*.woff2', async route => {
      await new Promise(resolve => setTimeout(resolve, 2000))
      await route.continue()
    })
    const desk = await reopenDesk(await context.newPage(), site, url, '16:1')
    await expect
      .poll(async () => {
        const { own, standIn } = await desk.shown.locator('#main').evaluate(widths)
        return own !== standIn
      })
      .toBe(true)
  })
}
