/**
 * Every island by name, with the module whose default export is its component. The loader in the browser and the types of
 * <Island> follow from this list.
 */
export const islands = {
  ContactForm: () => import('../forms/ContactForm.tsx'),
  FaqToggle: () => import('../widgets/Faq/FaqToggle.tsx'),
  Newsletter: () => import('../forms/Newsletter.tsx'),
  QuoteCart: () => import('../store/QuoteCart.tsx'),
} as const

export type IslandName = keyof typeof islands

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default']
