import type { Page } from '@playwright/test'

/** Does to a page what a browser's translation does: a `<font>` in place of each text, also of those that come later. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue
        const font = document.createElement('font')
        font.textContent = text.data
        text.replaceWith(font)
      }
    }
    replaceTexts(document.body)
    new MutationObserver(records => {
      for (const { target } of records) replaceTexts(target)
    }).observe(document.body, { childList: true, subtree: true })
  })
