import { unreadFaults } from './read/unreadFaults.ts'
import type { Check } from './types.ts'

/** Pages whose text is not well-formed MDX. */
export const syntax: Check = ({ pages, widgets }) =>
  pages.flatMap(page => unreadFaults(page, widgets).filter(({ check }) => check === 'syntax'))
