import type { ConfigData } from 'html-validate'

/** What html-validate checks of every page. A rule that is off, or other than recommended, says why. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes the doctype, names, void elements and empty attributes in its own way, all of it valid HTML.
    'doctype-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React's generated ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The main menu is there twice, for wide and for narrow screens, and one of them is always hidden by the style sheet,
    // which the validator does not read. What is visible together is checked by axe in the browser tests.
    'unique-landmark': 'off',
    // A text field is what an input is.
    'no-implicit-input-type': 'off',
    // A number that may not break sticks out of a 320 px screen with large text; a copied one must hold plain hyphens.
    'tel-non-breaking': 'off',
    // Only for what other hosts serve: our own files come from where the page comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}
