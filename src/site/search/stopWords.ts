import { fold } from './words.ts'

/**
 * Words that say nothing of what is looked for, such as those around the name in “how much does … cost”. Not `it`, which is also
 * what we sell, nor `us`, as in “about us”.
 */
const stopWords = new Set(
  'a an and are can cost do does for how i in is much my of or over the to what with של על מה זה את או עם איך האם אני לי יש כמה עולה'
    .split(' ')
    .map(fold),
)

/** Whether a folded word counts only in a query that has no other. */
export const isStopWord = (word: string): boolean => stopWords.has(word)
