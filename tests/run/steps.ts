import type { Step as Command } from '../../scripts/setup/commands.mjs'
import { commands } from '../../scripts/setup/commands.mjs'
import type { Ordered } from './runBeside.ts'

/** What `npm test` runs under one name in its summary: commands, one after the other. */
export interface TestStep extends Ordered {
  commands: readonly Command[]
  needsBrowser?: boolean
}

const vitest = (config: string): Command[] => [{ tool: 'vitest', words: ['run', '-c', config] }]
const [biome, ...knip] = commands.lint ?? []

/** Commands of which the last has more words, as after npm's `--`. */
export const withWords = (commands: readonly Command[], words: readonly string[]): Command[] =>
  commands.map((command, index) =>
    index === commands.length - 1 ? { ...command, words: [...(command.words ?? []), ...words] } : command,
  )

/**
 * In the order in which they start. The longest come first of those that take the bundles which the build has made, so that
 * what waits for a browser and what computes run side by side to the end.
 */
export const allSteps = [
  { name: 'build', cores: 2, commands: commands.build ?? [] },
  { name: 'types', commands: commands.types ?? [] },
  { name: 'lint', commands: withWords(biome ? [biome] : [], ['--diagnostic-level=error']) },
  { name: 'unused', commands: knip },
  { name: 'content', commands: commands.check ?? [] },
  { name: 'spelling', commands: commands.spell ?? [] },
  { name: 'browser', cores: 2, commands: commands.browser ?? [], needsBrowser: true, after: 'build' },
  { name: 'unit', cores: 2, commands: commands.unit ?? [], after: 'build' },
  { name: 'review', commands: vitest('tests/review/vitest.config.ts'), needsBrowser: true, after: 'build' },
  { name: 'built', commands: vitest('tests/built/vitest.config.ts'), after: 'build' },
] as const satisfies readonly TestStep[]

export type StepName = (typeof allSteps)[number]['name']
