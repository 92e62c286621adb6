const prefix = 'question-'

/** Id of a question of a page. @param number its place among them, from 1 */
export const questionId = (number: number): string => `${prefix}${number}`

/** The place of a question among those of its page, by its id; 0 for an id of anything else. */
export const questionNumber = (id: string): number => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) || 0 : 0)
