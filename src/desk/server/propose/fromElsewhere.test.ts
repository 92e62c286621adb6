import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readProposal } from './proposal.ts'
import { english, git, hebrew, makeRepository, removeRepository, root, save, source } from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

test('a file with changes from elsewhere says so', async () => {
  writeFileSync(join(root, english), '## Why\n\nEdited elsewhere.\n')
  save(english, '## Why\n\nEdited elsewhere and here.\n')
  expect((await readProposal(source)).files).toMatchObject([{ file: english, mixed: true }])
})

const paragraphs = (first: string, second: string) => `## Why\n\n${first} years.\n\n${second} people.\n`

/** A colleague changes the second paragraph after the desk has saved the first. */
function changedByBoth() {
  writeFileSync(join(root, english), paragraphs('Eight', 'Six'))
  git('commit', '-qam', 'Longer')
  save(english, paragraphs('Nine', 'Six'))
  writeFileSync(join(root, english), paragraphs('Nine', 'Seven'))
}

const isMixed = async () => (await readProposal(source)).files.map(({ mixed }) => mixed)

test('what came from elsewhere between two saves is told as long as it is in the text', async () => {
  changedByBoth()
  expect(await isMixed()).toEqual([true])
  save(english, paragraphs('Ten', 'Seven'))
  expect(await isMixed()).toEqual([true])
  save(english, paragraphs('Ten', 'Six'))
  expect(await isMixed()).toEqual([false])
})

test('a conflict that ended with the words of the desk leaves nothing from elsewhere', async () => {
  changedByBoth()
  save(english, paragraphs('Nine', 'Five good'))
  expect(await isMixed()).toEqual([false])
  writeFileSync(join(root, english), paragraphs('Nine', 'Seven nice'))
  save(english, paragraphs('Nine', 'Five good'))
  expect(await isMixed()).toEqual([false])
})

test('a conflict before the first save that ended with the words of the desk leaves nothing from elsewhere', async () => {
  writeFileSync(join(root, english), '## Why\n\nNine years of play.\n')
  save(english, '## Why\n\nTen years of work.\n')
  expect(await isMixed()).toEqual([false])
})

test('a commit or a pull from a terminal makes nothing of the desk something from elsewhere', async () => {
  changedByBoth()
  git('commit', '-qam', 'In a terminal')
  save(english, paragraphs('Ten', 'Seven'))
  expect(await isMixed()).toEqual([false])
})

describe.each(['en', 'he'] as const)('what was put back in a terminal to the last commit (%s)', locale => {
  const page = { en: english, he: hebrew }[locale]
  const words = {
    en: { years: 'Nine years', team: 'A team of six', other: 'Five of us', quotes: ['Well done', 'On time'] },
    he: { years: 'תשע שנים', team: 'צוות של שישה', other: 'אנחנו חמישה', quotes: ['עבודה יפה', 'בזמן'] },
  }[locale]
  const data = 'content/data/testimonials.yaml'
  const quote = (index: number) => `- id: quote-${index}\n  quote:\n    ${locale}: ${words.quotes[index]}\n`
  const first = `- id: first\n  quote:\n    ${locale}: ${words.years}\n`
  const putBack = (file: string) => git('checkout', '--', file)
  const onDisk = (file: string) => readFileSync(join(root, file), 'utf8')

  beforeEach(() => {
    mkdirSync(join(root, 'content/data'), { recursive: true })
    writeFileSync(join(root, data), `${first}- id: second\n  quote:\n    ${locale}: ${words.team}\n`)
    git('add', '.')
    git('commit', '-qm', 'Testimonials')
  })

  test('is no change from elsewhere in data that are changed again', async () => {
    const before = onDisk(data)
    save(data, before + quote(0))
    putBack(data)
    save(data, before + quote(1))
    expect(await isMixed()).toEqual([false])
    save(data, before.replace(words.years, words.other) + quote(1))
    expect(await isMixed()).toEqual([false])
  })

  test('is no change from elsewhere in a page that is changed again, nearby or not', async () => {
    const before = onDisk(page)
    save(page, `${before}\n${words.team}.\n`)
    putBack(page)
    save(page, `${before}\n${words.years}, ${words.team}!\n`)
    expect(await isMixed()).toEqual([false])
    putBack(page)
    save(page, before.replace(/^##.*/m, `## ${words.years}`))
    expect(await isMixed()).toEqual([false])
  })

  test('is none either where a commit came before it', async () => {
    save(data, `${onDisk(data)}${quote(0)}`)
    git('commit', '-qam', 'In a terminal')
    const committed = onDisk(data)
    save(data, committed.replace(words.years, words.other))
    putBack(data)
    save(data, committed + quote(1))
    expect(await isMixed()).toEqual([false])
    git('reset', '-q', '--hard', 'HEAD~')
    save(data, `${onDisk(data)}${quote(1)}`)
    expect(await isMixed()).toEqual([false])
  })

  test('is none in a sentence that is changed again beside the words that were put back', async () => {
    const sentence = (text: string) => `## ${text}\n`
    save(page, sentence('1 2 3 4'))
    git('commit', '-qam', 'In a terminal')
    save(page, sentence('2 3 4'))
    putBack(page)
    save(page, sentence(`1 2 ${words.other} 3 4`))
    expect(await isMixed()).toEqual([false])
  })

  test('is none where a part of it was put back', async () => {
    const before = onDisk(data)
    save(data, before.replace(words.years, words.other) + quote(0))
    writeFileSync(join(root, data), before + quote(0))
    expect(await isMixed()).toEqual([false])
    save(data, before + quote(0) + quote(1))
    expect(await isMixed()).toEqual([false])
  })

  test('leaves what another editor wrote since, in other places, in the same or by taking away', async () => {
    const before = onDisk(data)
    save(data, before + quote(0))
    putBack(data)
    for (const theirs of [
      before.replace(words.years, words.other),
      before.replace('id: first', 'id: other'),
      before + quote(0).replace(words.quotes[0] ?? '', words.team),
      before.replace(first, ''),
    ]) {
      writeFileSync(join(root, data), theirs)
      save(data, theirs + quote(1))
      expect(await isMixed(), theirs).toEqual([true])
      putBack(data)
    }
    writeFileSync(join(root, page), `${onDisk(page)}\n${words.team}.\n`)
    save(page, onDisk(page).replace(/^##.*/m, `## ${words.years}`))
    expect(await isMixed()).toEqual([true])
  })
})

test('a page that was deleted and came back holds what it held', async () => {
  changedByBoth()
  const text = readFileSync(join(root, english), 'utf8')
  source.edited.remove(english, text)
  rmSync(join(root, english))
  expect((await readProposal(source)).files).toMatchObject([{ kind: 'removed', mixed: false }])
  writeFileSync(join(root, english), text)
  source.edited.note(english, text, text)
  expect(await isMixed()).toEqual([true])
})

test('a record that an older desk wrote keeps the files, which may hold anything', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  writeFileSync(join(root, '.cache/desk/edited.json'), JSON.stringify({ [english]: '12ab' }))
  expect((await readProposal(source)).files).toMatchObject([{ file: english, mixed: true }])
})
