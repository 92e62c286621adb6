import { MAX_LENGTH } from '../../../site/forms/fields.ts'
import { leadFields, type PayloadKind } from '../../../site/forms/leadFields.ts'

export type Json = Record<string, unknown>

/** Where an endpoint's payload can be spoiled. */
export interface PayloadShape {
  valid: Json
  /** Paths of the fields that must be there. */
  required: readonly (readonly string[])[]
  /** Paths of text fields and the longest they may be. */
  texts: readonly (readonly [path: readonly string[], max: number])[]
  /** Paths and values of the right type that are wrong nevertheless. */
  wrong: readonly (readonly [path: readonly string[], values: readonly unknown[]])[]
  /** Paths of objects. */
  objects: readonly (readonly string[])[]
}

const contactTexts: PayloadShape['texts'] = [
  ...leadFields.flatMap(field =>
    field.type === 'choice' ? [] : [[['formData', field.name], field.maxLength] as const],
  ),
  [['pageSource'], MAX_LENGTH.pageSource],
]

const requiredFields = (form: PayloadKind): PayloadShape['required'] =>
  leadFields.filter(({ required }) => required[form]).map(({ name }) => ['formData', name])

const badEmails = [
  '',
  ' ',
  'a',
  '@',
  'a@',
  '@b.example',
  'a b@c.example',
  'a@b@c.example',
  'a@-b.example',
  'a@b..example',
  'דוא״ל@example.com',
  'a@b.example\r\nBcc: c@d.example',
  '"a b"@c.example',
  `${'a'.repeat(65)}@b.example`,
]

const badPaths = [
  '',
  ' ',
  'home',
  '//evil.example',
  'https://evil.example/',
  '/a?b=c',
  '/a#b',
  '/a b',
  '/\\evil',
  '/עברית',
  '/<script>',
]

const badTokens = [
  '',
  ' ',
  'x',
  'e30=',
  'bnVsbA==',
  'W10=',
  Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
]

const badTimes = ['', 'now', '2026-11-01', '2026-13-01T00:00:00Z', '2026-11-01T09:30:00', 0, true]

/** The prospect endpoint, from the home form. */
export function homeShape(valid: object): PayloadShape {
  return {
    valid: valid as Json,
    required: [['formData'], ...requiredFields('home'), ['captchaToken'], ['pageSource']],
    texts: contactTexts,
    wrong: [
      [
        ['formData', 'name'],
        ['', '   ', '\u200f', '\u200b', '\u200d\ufe0f', '\u{e0041}\u{e007f}', '\u3164', '\u2800', '\u00ad'],
      ],
      [['formData', 'email'], badEmails],
      [
        ['formData', 'phone'],
        ['', 'none', '+'],
      ],
      [
        ['formData', 'message'],
        ['', '\n\n'],
      ],
      [
        ['formData', 'employees'],
        ['1-10', '51-200', '200+', '< 10', 'UP-TO-10', '11–50', 11],
      ],
      [['captchaToken'], [...badTokens, 'a'.repeat(MAX_LENGTH.captchaToken + 1)]],
      [['pageSource'], badPaths],
      [['website'], ['https://spam.example', ' ', 0]],
      [['consent'], [{}, null, true, { contact: true, marketing: true }]],
    ],
    objects: [[], ['formData']],
  }
}

/** The prospect endpoint, from the standalone form. */
export function standaloneShape(valid: object): PayloadShape {
  return {
    valid: valid as Json,
    required: [
      ['formData'],
      ...requiredFields('standalone'),
      ['captchaToken'],
      ['pageSource'],
      ['consent', 'contact'],
      ['consent', 'marketing'],
      ['consent', 'timestamp'],
    ],
    texts: contactTexts,
    wrong: [
      [['formData', 'email'], badEmails],
      [
        ['formData', 'employees'],
        ['up-to-10', '51-100', '101-250', '250-500', 'more-than-500'],
      ],
      [['captchaToken'], badTokens],
      [['pageSource'], badPaths],
      [
        ['consent', 'contact'],
        [false, 'true', 1],
      ],
      [
        ['consent', 'marketing'],
        ['true', 0, 'on'],
      ],
      [['consent', 'timestamp'], badTimes],
    ],
    objects: [[], ['formData'], ['consent']],
  }
}

/** The newsletter endpoint. */
export function newsletterShape(valid: object): PayloadShape {
  return {
    valid: valid as Json,
    required: [['email'], ['source'], ['consent'], ['consent', 'marketing'], ['consent', 'timestamp']],
    texts: [[['email'], MAX_LENGTH.email]],
    wrong: [
      [['email'], badEmails],
      [['source'], ['', 'footer', 'website']],
      [['website'], ['https://spam.example', ' ', 0]],
      [
        ['consent', 'marketing'],
        [false, 'true', 1],
      ],
      [['consent', 'timestamp'], badTimes],
    ],
    objects: [[], ['consent']],
  }
}
