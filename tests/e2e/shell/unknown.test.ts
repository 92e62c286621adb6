import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fixtureSite } from '../../site/build.ts'
import { directions } from './visit.ts'

const { redirects } = JSON.parse(readFileSync(join(fixtureSite, 'dist/site.json'), 'utf8')) as {
  redirects: { from: string; to: string }[]
}

test('every old address redirects permanently, in both languages', async ({ request }) => {
  expect(redirects).toHaveLength(8)
  for (const { from, to } of redirects) {
    const answer = await request.get(`${from.toUpperCase().replace('/HE/', '/he/')}.HTML`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, to])
  }
})

for (const { name, prefix, home } of directions) {
  test.describe(name, () => {
    test('an unknown path shows the 404 screen of its language, unindexed', async ({ page, baseURL }) => {
      for (const path of ['/not-found', '/no-such-page']) {
        expect((await page.request.get(prefix + path)).status()).toBe(404)
      }
      await page.goto(`${prefix}/no-such-page`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(prefix ? 'הדף לא נמצא' : 'Page Not Found')
      await expect(page.getByRole('main')).toContainText(prefix ? 'לא קיים או שהועבר' : 'does not exist or was moved')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('#contact form')).toBeAttached()
      await expect(page.locator('footer')).toBeAttached()
      await page.getByRole('link', { name: prefix ? 'חזרה לדף הבית' : 'Return to Home' }).click()
      await expect(page).toHaveURL(baseURL + home)
    })

    test('two slashes lead to no other site', async ({ page, baseURL }) => {
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).origin))
      for (const [stored, path] of [
        ['en', '//Evil.example/'],
        ['he', '//Evil.example/'],
        ['en', '/he//Evil.example'],
        ['he', '/he//Evil.example'],
      ]) {
        await page.goto(`${prefix}/kandji`)
        await page.evaluate(language => localStorage.setItem('language', `${language}`), stored)
        await page.goto(`${baseURL}${path}`)
        await expect(page).toHaveURL(`${baseURL}${stored === 'he' ? '/he' : ''}/evil.example`)
      }
      expect([...new Set(asked)]).toEqual([baseURL])
    })

    test('the language links of an unknown address lead to the same address in the other language', async ({
      page,
    }) => {
      await page.goto(`${prefix}/no-such-page?a=1`)
      const link = page.locator('header [data-language]').first()
      await expect(link).toHaveAttribute('href', /\/no-such-page$/)
      await link.click()
      await expect(page).toHaveURL(`${prefix ? '' : '/he'}/no-such-page?a=1`)
    })

    test('an error page names no canonical address, and answers 404 at the name that static hosts give it', async ({
      page,
    }) => {
      for (const path of ['/404', '/no-such-page', '/store/no-such-category']) {
        const answer = await page.goto(prefix + path)
        expect(answer?.status()).toBe(404)
        await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0)
      }
    })

    test('where no server redirects, the 404 screen does', async ({ page, baseURL }) => {
      // A static host: whatever it does not know, old addresses in plain form included, it answers with the 404 page.
      const screen = await (await page.request.get(`${prefix}/404`)).text()
      await page.route(/\/(LP\.html|lp)(\?|$)|\/Torii\//, route =>
        route.fulfill({ status: 404, body: screen, contentType: 'text/html' }),
      )
      await page.goto(`${prefix}/LP.html?a=1`)
      await expect(page).toHaveURL(`${baseURL}${prefix}/applecare?a=1`)
      await page.goto(`${prefix}/Torii/`)
      await expect(page).toHaveURL(`${baseURL}${prefix}/torii`)
    })
  })
}
