import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a process without, or with, a `NODE_ENV` of its own says after loading. */
function load(NODE_ENV?: string): unknown {
  const { NODE_ENV: _, ...env } = process.env
  const script = `
    const { loadBuildReact } = await import('./src/desk/dev/buildReact.ts')
    await loadBuildReact()
    const { act } = await import('react')
    const { jsxDEV } = await import('./src/desk/dev/buildJsx.ts')
    const { renderToStaticMarkup } = await import('react-dom/server')
    const html = renderToStaticMarkup(jsxDEV('p', { children: ['one ', jsxDEV('b', { children: 'two' })] }, undefined, true))
    console.log(JSON.stringify({ development: act !== undefined, left: process.env.NODE_ENV, html }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...env, ...(NODE_ENV ? { NODE_ENV } : {}) },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return JSON.parse(output)
}

const html = '<p>one <b>two</b></p>'

test('pages are rendered by the React of the build, and the browser keeps that of development', () => {
  expect(load()).toEqual({ development: false, html })
})

test('whoever names an environment gets its React', () => {
  expect(load('development')).toEqual({ development: true, left: 'development', html })
})
