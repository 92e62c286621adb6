import type { Literal } from './checks/read/literals.ts'

/** The widget that shows a fact in place of a value written out; a word that belongs to the sentence stays. */
export const factInstead = (id: string, { tail }: Pick<Literal, 'tail'>): string =>
  tail ? `<Fact id="${id}" form="number" />${tail}` : `<Fact id="${id}" />`
