import { isElement, nodesOf, startOf, stringProp } from '../checks/read/nodes.ts'
import type { Content, DataFile, Place } from '../checks/types.ts'
import type { Data } from '../dataFiles.ts'
import { expiredFacts } from '../facts.ts'
import { formatFact } from '../formatFact.ts'
import type { Locale } from '../locales/locales.ts'
import { type Message, msg } from '../messages/msg.ts'
import type { YamlFile } from '../yamlFile.ts'
import type { Left } from './left.ts'

/**
 * Placeholders and expired facts in the content, by file and line.
 * @param locale of whoever reads the list
 */
export function contentLeft(content: Content, locale: Locale): Left[] {
  const company = content.data('company')
  return [
    ...(company ? companyLeft(company, content.yaml.get(company.file)) : []),
    ...factsLeft(content, locale),
    ...content.store.flatMap(file =>
      sampleLeft(file, msg('the range that is really offered in this category; then {line}', { line: sampleFalse })),
    ),
    ...testimonialsLeft(content),
    ...legalSamplesLeft(content),
  ]
}

/** What the owner writes when a file is real. */
const sampleFalse = 'sample: false'

const at = ({ file, line }: Pick<Place, 'file' | 'line'>): string => `${file}:${line}`

/** A data file that declares itself a stand-in. */
function sampleLeft(
  file: { value: { sample: boolean }; place: DataFile<unknown>['place'] } | undefined,
  expected: Message,
): Left[] {
  return file?.value.sample ? [{ place: at(file.place('sample')), found: 'sample: true', expected }] : []
}

/** What belongs in each line of content/data/company.yaml; anything else there is up to the company. */
const companyFields: Readonly<Record<Exclude<keyof Data['company'], 'sample' | 'founded' | 'tagline'>, Message>> = {
  name: msg('the company’s name in both languages'),
  legalName: msg('the name under which it is registered; the legal pages show it'),
  badge: msg('the partner status that it really holds, as the partner allows it to be shown'),
  origin: msg('the address under which visitors reach the site, without a path'),
  email: msg('a mailbox that someone checks; every page shows it'),
  privacyEmail: msg('a mailbox for requests about personal data'),
  accessibilityEmail: msg('a mailbox for complaints about accessibility'),
  telephone: msg('the number that visitors call, in international form'),
  address: msg('the postal address; the legal pages and search engines show it'),
  booking: msg('the page on which visitors book a call'),
  social: msg('the company’s page on a social network'),
  repository: msg('where this project is kept; bars of previews link to it'),
}

/** Addresses and numbers that are reserved for examples (RFC 2606; 555-01xx), and the stand-in brand. */
const standIn = /\bexample\.(com|org|net)\b|555-?01\d\d|\bexample street\b|\btavnit\b/i

function companyLeft(file: DataFile<Data['company']>, yaml: YamlFile | undefined): Left[] {
  const fields = Object.entries(companyFields).flatMap(([field, expected]): Left[] => {
    const written = yaml?.written(field)?.replace(/\s*\n\s*/g, ', ') ?? ''
    // The words do not show whether a partner status is true; the sample company holds none.
    const left = standIn.test(written) || (field === 'badge' && file.value.sample)
    return left ? [{ place: at(file.place(field)), found: `${field}: ${written}`, expected }] : []
  })
  return [
    ...sampleLeft(file, msg('the real company in every line of this file; then {line}', { line: sampleFalse })),
    ...fields,
  ]
}

function factsLeft(content: Content, locale: Locale): Left[] {
  const facts = content.data('facts')
  if (!facts) return []
  const expired = expiredFacts(facts.value, content.today).map(
    (id): Left => ({
      place: at(facts.place(id)),
      found: msg('{id}, which was valid until {day}', { id, day: facts.value[id]?.validUntil ?? '' }),
      expected: msg(
        'a look at its source ({source}): the current value, the date of the check in {checked}, a later date in {validUntil}',
        {
          source: facts.value[id]?.source ?? '',
          checked: 'checked:',
          validUntil: 'validUntil:',
        },
      ),
    }),
  )
  const pinned = Object.entries(facts.value).flatMap(([id, fact]): Left[] =>
    fact.pinned
      ? [
          {
            place: at(facts.place(id)),
            found: msg('{id}, held at {value} by {by}; its vendor: {vendor}', {
              id,
              value: formatFact(fact, locale),
              by: fact.pinned.by,
              vendor: fact.pinned.vendor,
            }),
            expected: msg(
              'the owner’s decision: the value as the vendor has it, or the offer as it is; then no {key}',
              { key: 'pinned:' },
            ),
          },
        ]
      : [],
  )
  const keys = { checked: 'checked:', key: 'unverified:' }
  const unverified = Object.entries(facts.value).flatMap(([id, fact]): Left[] =>
    fact.unverified && !fact.pinned
      ? [
          {
            place: at(facts.place(id)),
            found: msg('{id}: {value}, which nobody has confirmed: {reason}', {
              id,
              value: formatFact(fact, locale),
              reason: fact.unverified,
            }),
            expected: fact.source?.startsWith('https')
              ? msg('a look at its source, or the owner’s word; then that date in {checked}, and no {key}', keys)
              : msg('the owner’s word; then {source}, that date in {checked}, and no {key}', {
                  ...keys,
                  source: 'source: the owner',
                }),
          },
        ]
      : [],
  )
  const terms = facts.value['legal.updated']
  const unread = content.data('company')?.value.sample && terms
  return unread
    ? [
        ...expired,
        ...pinned,
        ...unverified,
        {
          place: at(facts.place('legal.updated')),
          found: msg('{line}, the date of legal pages that were written for a stand-in', {
            line: `legal.updated: ${String(terms.value)}`,
          }),
          expected: msg('{folder} read and approved by whoever is responsible for it, and the month of the approval', {
            folder: 'content/legal/',
          }),
        },
      ]
    : [...expired, ...pinned, ...unverified]
}

/** Names and rooms in legal pages that only the owner knows; the texts say themselves that they are samples. */
function legalSamplesLeft(content: Content): Left[] {
  return content.pages
    .filter(({ section }) => section === 'legal')
    .flatMap(page =>
      page.source.split('\n').flatMap((line, index): Left[] =>
        [...line.matchAll(/[^.(]*\([^)]*(?:\bsample|לדוגמה)[^)]*\)/g)].map(([found]) => ({
          place: at({ file: page.file, line: index + 1 }),
          found: found.trim(),
          expected: msg('the real details; then no mention of a sample'),
        })),
      ),
    )
}

/** Testimonials, and the headings above them that say that they are samples. */
function testimonialsLeft(content: Content): Left[] {
  const headings = content.pages.flatMap(page =>
    [...nodesOf(page.tree)].flatMap((node): Left[] => {
      if (!isElement(node) || node.name !== 'Testimonials') return []
      const title = stringProp(node, 'title') ?? ''
      if (!/\bsample|דוגמ/i.test(title)) return []
      return [{ place: at(startOf(page, node)), found: title, expected: msg('a heading of real testimonials') }]
    }),
  )
  return [
    ...sampleLeft(
      content.data('testimonials'),
      msg('words of clients who agreed to be quoted, with their name and company; then {line}', { line: sampleFalse }),
    ),
    ...headings,
  ]
}
