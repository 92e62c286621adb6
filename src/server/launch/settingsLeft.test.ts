import { expect, test } from 'vitest'
import { formatLeft } from '../../content/launch/left.ts'
import { plainWordingIn } from '../../content/messages/wording.ts'
import { settingsLeft } from './settingsLeft.ts'

const say = plainWordingIn('en')
const operations = '| Variable |\n| --- |\n| `PORT` |\n| `SITE_ORIGIN` |\n| `SMTP_URL` |'
const origin = 'https://www.nimbus.co.il'
const ready = {
  SITE_ORIGIN: origin,
  SMTP_URL: 'smtps://mail.nimbus.co.il:465',
  LEADS_MAIL_TO: 'leads@nimbus.co.il',
  LEADS_MAIL_FROM: 'site@nimbus.co.il',
  ANALYTICS_ID: 'G-AB12CD34EF',
}

test('lists settings of production with the lines that describe them', () => {
  expect(formatLeft(settingsLeft({}, origin, operations), say)).toMatchInlineSnapshot(`
    "SITE_ORIGIN, docs/operations.md:4
      Found:    not set
      Expected: the origin of content/data/company.yaml, https://www.nimbus.co.il;
                links to unsubscribe need it

    CRM_WEBHOOK_URL, docs/operations.md
      Found:    neither CRM_WEBHOOK_URL nor SMTP_URL is set: leads are kept, and
                nobody is notified of them
      Expected: CRM_WEBHOOK_URL with CRM_WEBHOOK_SECRET, or SMTP_URL with
                LEADS_MAIL_TO and LEADS_MAIL_FROM, or all

    ANALYTICS_ID, docs/operations.md (may stay as it is)
      Found:    not set: no visit is measured
      Expected: the id of a Google Analytics property, such as G-AB12CD34EF, where
                the site is built

    2 things left before launch."
  `)
})

test('a machine on which everything is set has nothing left', () => {
  expect(formatLeft(settingsLeft(ready, origin, operations), say)).toBe('Nothing is left: ready for launch.')
})

test('a launch without measurement is somebody’s choice', () => {
  expect(settingsLeft({ ...ready, ANALYTICS_ID: '' }, origin, operations)).toMatchObject([{ optional: true }])
})

test('reports what the server would refuse without its value', () => {
  const wrong = {
    ...ready,
    SITE_ORIGIN: 'https://nimbus.co.il',
    LEADS_MAIL_TO: '',
    CRM_WEBHOOK_URL: 'http://crm.nimbus.co.il',
    PREVIEW: '1',
  }
  expect(formatLeft(settingsLeft(wrong, origin, operations), say)).toMatchInlineSnapshot(`
    "CRM_WEBHOOK_URL, docs/operations.md
      Found:    a value that the server refuses
      Expected: https, except on this machine (localhost): leads are personal data

    CRM_WEBHOOK_SECRET, docs/operations.md
      Found:    not set
      Expected: a value, which CRM_WEBHOOK_URL needs

    LEADS_MAIL_TO, docs/operations.md
      Found:    not set
      Expected: a value, which SMTP_URL needs

    SITE_ORIGIN, docs/operations.md:4
      Found:    https://nimbus.co.il
      Expected: the origin of content/data/company.yaml, https://www.nimbus.co.il;
                links to unsubscribe need it

    PREVIEW, docs/operations.md
      Found:    PREVIEW=1, which hides the site from search engines
      Expected: no such setting where the public site is built

    5 things left before launch."
  `)
})
