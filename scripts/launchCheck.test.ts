import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const script = resolve('scripts/launchCheck.ts')

function launchCheck(root: string, env: Record<string, string>) {
  const { SITE_ORIGIN: _, SMTP_URL: __, CRM_WEBHOOK_URL: ___, PREVIEW: ____, ...own } = process.env
  return spawnSync(process.execPath, [script], { cwd: root, env: { ...own, ...env }, encoding: 'utf8' })
}

test('ends with 1 while anything is left, and with 0 when all is real and set', () => {
  const root = mkdtempSync(join(tmpdir(), 'launch-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    const before = launchCheck(root, {})
    expect([before.status, before.stdout]).toEqual([1, expect.stringContaining('left before launch.')])
    for (const [file, change] of Object.entries(changes)) {
      const path = join(root, 'content/data', file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    }
    const after = launchCheck(root, {
      SITE_ORIGIN: 'https://www.nimbus.co.il',
      SMTP_URL: 'smtps://mail.nimbus.co.il:465',
      LEADS_MAIL_TO: 'leads@nimbus.co.il',
      LEADS_MAIL_FROM: 'site@nimbus.co.il',
    })
    expect([after.stdout, after.status]).toEqual([expect.stringContaining('Nothing is left'), 0])
  } finally {
    rmSync(root, { recursive: true })
  }
})

/** What a company does to the sample before it goes public. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'company.yaml': text =>
    text
      .replace('sample: true', 'sample: false')
      .replaceAll(/tavnit/gi, 'Nimbus')
      .replaceAll('example.com', 'nimbus.co.il')
      .replace('1 Example Street', '3 Carlebach Street')
      .replace('555-0100', '624-1183'),
  'testimonials.yaml': text => text.replace('true', 'false'),
  'facts.yaml': text => text.replace(/, validUntil: [\d-]+/g, ''),
}
