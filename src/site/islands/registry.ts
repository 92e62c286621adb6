/**
 * Every island by name, and the module that hydrates it (its `default` export is the component). The browser's loader and
 * the types of <Island> read this list; nothing else names an island's module for the client.
 */
export const islands = {
  ContactForm: () => import('../forms/ContactForm.tsx'),
  FaqToggle: () => import('../widgets/Faq/FaqToggle.tsx'),
  Newsletter: () => import('../forms/Newsletter.tsx'),
  QuoteCart: () => import('../store/QuoteCart.tsx'),
  StoreFilter: () => import('../store/StoreFilter.tsx'),
} as const

export type IslandName = keyof typeof islands

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default']
