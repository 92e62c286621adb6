import { expect, test } from 'vitest'
import { plainWordingIn } from '../../content/messages/wording.ts'
import { policyLeft } from './policyLeft.ts'

const origin = 'https://www.nimbus.co.il'
const policies = [
  { file: 'content/legal/privacy-policy.en.mdx', text: 'We use HubSpot (Germany). The check is Google reCAPTCHA.' },
  { file: 'content/legal/privacy-policy.he.mdx', text: 'אנחנו משתמשים במערכת לקוחות.' },
]
const places = (env: Record<string, string>) =>
  policyLeft(env, origin, policies).map(
    ({ place, found }) => `${place.slice(-6, -4)}: ${plainWordingIn('en')(found).split(',')[0]}`,
  )

test('a policy that says nothing of reCAPTCHA is listed where the server uses it', () => {
  expect(places({ HUMAN_CHECK: 'recaptcha' })).toEqual(['he: no mention of reCAPTCHA'])
  expect(places({ HUMAN_CHECK: 'altcha' })).toEqual([])
})

test.each([
  ['CRM_WEBHOOK_URL', 'https://api.hubspot.com/hooks', ['he: no mention of “hubspot”']],
  ['SMTP_URL', 'smtps://u:p@smtp.sendgrid.net:465', ['en: no mention of “sendgrid”', 'he: no mention of “sendgrid”']],
  ['SMTP_URL', 'smtps://mail.provider.co.il', ['en: no mention of “provider”', 'he: no mention of “provider”']],
])('a receiver of another company is to be named by every policy: %s=%s', (name, value, expected) => {
  expect(places({ [name]: value })).toEqual(expected)
})

test.each([
  ['the company itself', { SMTP_URL: 'smtps://mail.nimbus.co.il', CRM_WEBHOOK_URL: 'https://crm.nimbus.co.il/leads' }],
  ['this machine', { SMTP_URL: 'smtp://localhost:25', CRM_WEBHOOK_URL: 'http://127.0.0.1:8080' }],
  ['an address in the local network', { SMTP_URL: 'smtps://10.0.0.5' }],
  ['no receiver', { SMTP_URL: '' }],
])('%s needs no naming', (_, env) => expect(places(env)).toEqual([]))
