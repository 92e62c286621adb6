import { expect, test } from 'vitest'
import { compareStatements, readStatements } from './structuredData.ts'

const page = (graph: unknown[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`
const compare = (before: unknown[], after: unknown[]) =>
  compareStatements(readStatements(page(before)), readStatements(page(after)))

const offer = (price: string) => ({ '@type': 'Product', name: 'Standard', offers: { '@type': 'Offer', price } })
const question = (name: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text: `${name} Yes.` },
})

test('a price that changed is reported with what it is the price of', () => {
  expect(compare([offer('199')], [offer('229')])).toEqual([
    { names: ['Product “Standard” · offers · price'], before: '199', after: '229' },
  ])
})

test('a question that is added first does not rename those after it', () => {
  const changes = compare([question('Is it free?')], [question('Is it new?'), question('Is it free?')])
  expect(changes.map(change => change.names)).toEqual([
    ['Question “Is it new?” · name'],
    ['Question “Is it new?” · acceptedAnswer · text'],
  ])
})

test('references and positions are left out', () => {
  expect(
    compare(
      [{ '@type': 'ListItem', '@id': '/a#1', position: 1, name: 'Home' }],
      [{ '@type': 'ListItem', '@id': '/b#1', position: 2, name: 'Home' }],
    ),
  ).toEqual([])
})
