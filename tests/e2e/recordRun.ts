import { readFileSync, writeFileSync } from 'node:fs'
import axe from 'axe-core'
import { enginesThatRan } from '../../scripts/setup/engines.mjs'
import { siteDay } from '../../src/content/day.ts'
import { renewRecord } from './runRecord.ts'

/*
 * The last step of `npm test`, after everything passed: the accessibility statement says when and with which browsers the
 * site was tested, as this run did it.
 */
const factsFile = 'content/data/facts.yaml'

const facts = readFileSync(factsFile, 'utf8')
const renewed = renewRecord(facts, {
  day: siteDay(new Date()),
  engines: enginesThatRan(process.cwd()),
  rules: `axe-core ${axe.version}`,
})
if (renewed !== facts) {
  writeFileSync(factsFile, renewed)
  console.log(`The accessibility statement’s record of this run is renewed in ${factsFile}: commit it.`)
}
