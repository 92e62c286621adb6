import type { Check } from './types.ts'

/** Pages whose text is not well-formed MDX. */
export const syntax: Check = ({ pages }) => pages.flatMap(page => page.unread.filter(({ check }) => check === 'syntax'))
