import { localeCodes, locales } from '../../content/locales/locales.ts'

/**
 * The browser prerenders pages that a visitor is about to open: no endpoints; no language links, whose target would still
 * see the old preference; nothing that opens in a new tab.
 */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/unsubscribe*' } },
          ...localeCodes.map(code => ({ not: { href_matches: `${locales[code].prefix}/#*` } })),
          { not: { selector_matches: '[data-language], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />
}
