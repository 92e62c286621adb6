import fc from 'fast-check'
import { BODY_LIMIT } from '../../../site/forms/fields.ts'
import type { Json, PayloadShape } from './payloadShapes.ts'

/** A request that must be refused, and why it is bad. */
export interface BadInput {
  why: string
  body: string | Buffer
  headers: Record<string, string>
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Values of no field's type. `website` alone may be an empty string, everything else that is text is covered apart. */
const wrongType = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
)

const forbidden = fc.constantFrom(
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u202d',
  '\u202e',
  '\u2028',
  '\ufffe',
  '\ud800',
  '\udfff',
)

/** Telephone numbers are rid of overrides, other texts may have line ends of any kind; white space at their ends is removed. */
const isTaken = (field = '', character: string): boolean =>
  (field === 'phone' && /[\u202d\u202e]/.test(character)) ||
  (['name', 'company', 'phone', 'message'].includes(field) && /[\u0085\u2028]/.test(character))

const prototypeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
)
const strangerKey = fc.oneof(
  prototypeKey,
  fc.string({ minLength: 1, maxLength: 60 }).map(key => `x${key}`),
  fc.constantFrom('id', 'created_at', 'Name', 'e\u200bmail', 'isAdmin', '$where', 'formdata', '0'),
)

/** Sets a value deep inside a copy; `undefined` removes it. */
function changed(base: Json, path: readonly string[], value: unknown): Json {
  const copy = structuredClone(base)
  let at: Json = copy
  for (const key of path.slice(0, -1)) at = at[key] as Json
  const last = path.at(-1) ?? ''
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}

/** Adds a key as text, so that `__proto__` becomes a key of the JSON. */
function withKey(base: Json, path: readonly string[], key: string): string {
  const marker = crypto.randomUUID()
  return JSON.stringify(changed(base, [...path, marker], { polluted: true })).replace(
    JSON.stringify(marker),
    JSON.stringify(key),
  )
}

function json(why: string, value: unknown): BadInput {
  return { why, body: typeof value === 'string' ? value : JSON.stringify(value), headers: JSON_TYPE }
}

/** Requests, each bad in one way and otherwise valid. */
export function badInputs(shape: PayloadShape): fc.Arbitrary<BadInput> {
  const text = fc.constantFrom(...shape.texts)
  const anyPath = fc.constantFrom(...shape.required, ...shape.texts.map(([path]) => path))
  const object = fc.constantFrom(...shape.objects)
  const valid = JSON.stringify(shape.valid)
  return fc.oneof(
    fc.tuple(anyPath, wrongType).map(([path, value]) => json(`type of ${path}`, changed(shape.valid, path, value))),
    fc.constantFrom(...shape.required).map(path => json(`missing ${path}`, changed(shape.valid, path, undefined))),
    fc
      .tuple(text, fc.integer({ min: 1, max: 3000 }), fc.constantFrom('a', 'ש', '👩'))
      .map(([[path, max], more, letter]) =>
        json(`length of ${path}`, changed(shape.valid, path, letter.repeat(max + more))),
      ),
    fc
      .tuple(text, fc.string({ maxLength: 20 }), forbidden, fc.string({ maxLength: 20 }))
      .filter(([[path], , character]) => !isTaken(path.at(-1), character))
      .map(([[path], before, character, after]) =>
        json(`character in ${path}`, changed(shape.valid, path, `x${before}${character}${after}x`)),
      ),
    fc
      .constantFrom(...shape.wrong)
      .chain(([path, values]) => fc.constantFrom(...values).map(value => [path, value] as const))
      .map(([path, value]) => json(`value of ${path}`, changed(shape.valid, path, value))),
    fc.tuple(object, strangerKey).map(([path, key]) => json(`key in ${path}`, withKey(shape.valid, path, key))),
    fc.jsonValue({ maxDepth: 4 }).map(value => json('other JSON', JSON.stringify(value))),
    fc.json().map(value => json('JSON in a string', JSON.stringify(value))),
    fc.integer({ min: 0, max: valid.length - 1 }).map(end => json('cut JSON', valid.slice(0, end))),
    fc
      .uint8Array({ maxLength: 400 })
      .map(bytes => ({ why: 'bytes', body: Buffer.from([255, ...bytes]), headers: JSON_TYPE })),
    fc.integer({ min: 1, max: 15000 }).map(depth => json('depth', '['.repeat(depth) + ']'.repeat(depth))),
    fc.integer({ min: 0, max: 60_000 }).map(more => json('size', valid.padEnd(BODY_LIMIT + 1 + more))),
    fc.constantFrom<BufferEncoding>('utf16le', 'latin1').map(encoding => ({
      why: encoding,
      body: Buffer.from(`\ufeff${valid.replace('}', ',"é":1}')}`, encoding),
      headers: JSON_TYPE,
    })),
    badHeaders.map(([why, headers]) => ({ why, body: valid, headers: { ...JSON_TYPE, ...headers } })),
  )
}

const badHeaders = fc.oneof(
  fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json; charset=iso-8859-8',
      'application/json; version=1',
      'application/jsonp',
      'application/json, text/plain',
      'application/json;',
      'text/json',
      'application/merge-patch+json',
      'json',
      '*/*',
    )
    .map(type => ['content type', { 'content-type': type }] as const),
  fc
    .constantFrom('gzip', 'br', 'deflate', 'identity, gzip', 'x')
    .map(encoding => ['content encoding', { 'content-encoding': encoding }] as const),
  fc
    .constantFrom(
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'https://www.example.com.evil.example',
      'x',
    )
    .map(origin => ['origin', { origin }] as const),
  fc
    .constantFrom('cross-site', 'same-site', 'Same-Origin', 'x')
    .map(site => ['fetch site', { 'sec-fetch-site': site }] as const),
  fc
    .oneof(
      fc.constantFrom(
        '',
        'short',
        'a'.repeat(129),
        'with space in it',
        '12345678,12345679',
        '"12345678"',
        '{}12345678',
      ),
      fc.stringMatching(/^[!-,./:-@[\]^`{-~]{8,40}$/),
    )
    .map(key => ['idempotency key', { 'idempotency-key': key }] as const),
)
