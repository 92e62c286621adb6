import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import axe from 'axe-core'
import { siteDay } from '../../src/content/day.ts'
import { launchOptions } from './chromium.ts'
import { type Engine, renewRecord } from './runRecord.ts'

/*
 * The last step of `npm test`, after everything passed: the accessibility statement says when and with which browsers the
 * site was tested, as this run did it. Other engines' runs leave their name and version in test-results/engines/.
 */
const factsFile = 'content/data/facts.yaml'
const enginesFolder = 'test-results/engines'

const browser = await chromium.launch(launchOptions)
const engines: Engine[] = [
  { name: 'Chromium', version: browser.version() },
  ...(existsSync(enginesFolder)
    ? readdirSync(enginesFolder).map(name => JSON.parse(readFileSync(join(enginesFolder, name), 'utf8')) as Engine)
    : []),
]
await browser.close()

const facts = readFileSync(factsFile, 'utf8')
const renewed = renewRecord(facts, {
  day: siteDay(new Date()),
  engines,
  rules: `axe-core ${axe.version}`,
})
if (renewed !== facts) {
  writeFileSync(factsFile, renewed)
  console.log(`The accessibility statement’s record of this run is renewed in ${factsFile}: commit it.`)
}
