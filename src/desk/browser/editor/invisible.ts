import type { Extension } from '@codemirror/state'
import { highlightSpecialChars } from '@codemirror/view'

/** Unicode's short names for invisible characters. */
const names: Readonly<Record<number, string>> = {
  9: 'TAB',
  13: 'CR',
  160: 'NBSP',
  173: 'SHY',
  1564: 'ALM',
  8203: 'ZWSP',
  8204: 'ZWNJ',
  8205: 'ZWJ',
  8206: 'LRM',
  8207: 'RLM',
  8232: 'LS',
  8233: 'PS',
  8234: 'LRE',
  8235: 'RLE',
  8236: 'PDF',
  8237: 'LRO',
  8238: 'RLO',
  8288: 'WJ',
  8294: 'LRI',
  8295: 'RLI',
  8296: 'FSI',
  8297: 'PDI',
  65279: 'BOM',
}

const extra = /[\u00a0\u202a-\u202c\u2060\u2068]|\u200c|\u200d/g

/** Shows controls as a small label of their name, so that none acts unseen. */
export const invisible: Extension = highlightSpecialChars({
  addSpecialChars: extra,
  render(code) {
    const label = document.createElement('span')
    label.className = 'd-invisible'
    label.textContent = names[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    label.dir = 'ltr'
    return label
  },
})
