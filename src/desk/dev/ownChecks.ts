/**
 * Names of the checks that need nothing but a page and the facts, and mostly are why it cannot be rendered. Apart from the
 * checks themselves, of which the first page of the dev server needs none.
 */
export const ownChecks: ReadonlySet<string> = new Set([
  'gate',
  'images',
  'references',
  'unknownFact',
  'widgetChildren',
  'widgetProps',
  'widgets',
])
