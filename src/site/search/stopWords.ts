import { fold } from './words.ts'

/** Words that say nothing of what is looked for. Not `it`, which is also what we sell, nor `us`, as in “about us”. */
const stopWords = new Set(
  'a an and are can do does for how i in is my of or the to what with של על מה זה את או עם איך האם אני לי יש'
    .split(' ')
    .map(fold),
)

/** Whether a folded word counts only in a query that has no other. */
export const isStopWord = (word: string): boolean => stopWords.has(word)
