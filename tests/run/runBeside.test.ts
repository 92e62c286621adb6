import { expect, test } from 'vitest'
import { type Ordered, runBeside } from './runBeside.ts'

/** Steps that end when the test says so, and what was printed. */
function stage(steps: readonly Ordered[], cores: number) {
  const running = new Map<string, { print: (text: string) => void; end: (passed: boolean) => void }>()
  let printed = ''
  const results = runBeside(
    steps,
    cores,
    ({ name }, print) => new Promise(end => running.set(name, { print, end })),
    text => {
      printed += text.replace(/[\d.]+ s/g, 'n s')
    },
  )
  return {
    results,
    started: () => [...running.keys()],
    printed: () => printed,
    says: (name: string, text: string) => running.get(name)?.print(text),
    async ends(name: string, passed = true) {
      running.get(name)?.end(passed)
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}

test('so many run at a time, in their order; what comes after another waits for its end, whatever that was', async () => {
  const { started, ends, results } = stage(
    [{ name: 'build' }, { name: 'types' }, { name: 'browser', after: 'build' }, { name: 'lint' }],
    2,
  )
  expect(started()).toEqual(['build', 'types'])
  await ends('types')
  expect(started()).toEqual(['build', 'types', 'lint'])
  await ends('lint')
  expect(started()).toHaveLength(3)
  await ends('build', false)
  expect(started()).toEqual(['build', 'types', 'lint', 'browser'])
  await ends('browser')
  expect((await results).map(({ name, passed }) => [name, passed])).toEqual([
    ['types', true],
    ['lint', true],
    ['build', false],
    ['browser', true],
  ])
})

test('one that keeps all cores busy waits until they are free', async () => {
  const { started, ends } = stage([{ name: 'types' }, { name: 'browser', cores: 2 }, { name: 'lint' }], 2)
  expect(started()).toEqual(['types', 'lint'])
  await ends('types')
  expect(started()).toEqual(['types', 'lint'])
  await ends('lint')
  expect(started()).toEqual(['types', 'lint', 'browser'])
})

test('one that would keep more cores busy than there are runs alone', async () => {
  const { started, ends } = stage([{ name: 'build', cores: 2 }, { name: 'types' }], 1)
  expect(started()).toEqual(['build'])
  await ends('build')
  expect(started()).toEqual(['build', 'types'])
})

test('the output of each stands together under its name, that of the last one comes as it is printed', async () => {
  const { printed, says, ends, results } = stage([{ name: 'unit' }, { name: 'browser' }], 2)
  says('browser', 'a dot\n')
  says('unit', 'a fault\n')
  expect(printed()).toBe('unit …\nbrowser …\n')
  await ends('unit', false)
  expect(printed()).toBe('unit …\nbrowser …\n\n── unit: FAILED, n s ──\na fault\n\n── browser ──\na dot\n')
  says('browser', 'another dot\n')
  expect(printed()).toMatch(/a dot\nanother dot\n$/)
  await ends('browser')
  expect(printed()).toMatch(/another dot\n── browser: passed, n s ──\n$/)
  expect((await results).map(({ output }) => output)).toEqual(['a fault\n', 'a dot\nanother dot\n'])
})

test('one that runs alone prints as it goes, below its name', async () => {
  const { printed, says, ends } = stage([{ name: 'types' }, { name: 'lint' }], 1)
  says('types', 'a fault\n')
  expect(printed()).toBe('\n── types ──\na fault\n')
  await ends('types', false)
  expect(printed()).toMatch(/a fault\n── types: FAILED, n s ──\n\n── lint ──\n$/)
})
