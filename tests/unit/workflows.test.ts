import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import packageJson from '../../package.json' with { type: 'json' }

const folder = '.github/workflows'
const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.looseObject({ steps: z.array(z.looseObject({ run: z.string().optional() })) })),
})

const workflows = readdirSync(folder).map(name => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  const workflow = workflowSchema.parse(parse(text))
  const steps = Object.values(workflow.jobs).flatMap(job => job.steps)
  return { name, text, workflow, runs: steps.flatMap(({ run }) => run ?? []) }
})

const jobSchema = z.looseObject({ script: z.array(z.string()) })
const gitlab = Object.values(z.record(z.string(), z.unknown()).parse(parse(readFileSync('.gitlab-ci.yml', 'utf8'))))
const gitlabRuns = gitlab.flatMap(job => jobSchema.safeParse(job).data?.script ?? [])

test.each([...workflows, { name: '.gitlab-ci.yml', runs: gitlabRuns }])(
  '$name runs only commands and files that exist',
  ({ runs }) => {
    expect(runs).not.toEqual([])
    const commands = runs.flatMap(run => [...run.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(match => match[1] ?? ''))
    expect(commands.filter(command => !(command in packageJson.scripts))).toEqual([])
    const files = runs.flatMap(run => run.match(/(?<=^|\s)(?:scripts|tests|src|\.ci)\/[\w./-]+/g) ?? [])
    expect(files.filter(file => !existsSync(file))).toEqual([])
  },
)

test.each(workflows)('$name puts nothing that others wrote into a command', ({ runs }) => {
  expect(runs.filter(run => run.includes('${{'))).toEqual([])
})

test.each(workflows)('$name runs no code of a pull request with a token that writes', ({ text, workflow }) => {
  const writes = Object.values(workflow.permissions).includes('write')
  expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
  if ('pull_request' in workflow.on) expect([writes, text.includes('secrets.')]).toEqual([false, false])
  // Where it may write, it checks out nothing but the main branch.
  if (writes) expect(text).not.toMatch(/^\s*ref:/m)
})

test.each(workflows)('$name pins third-party actions by commit', ({ text }) => {
  const uses = [...text.matchAll(/^\s*-? *uses: (.*)$/gm)].map(match => match[1] ?? '')
  expect(uses.filter(name => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([])
})
