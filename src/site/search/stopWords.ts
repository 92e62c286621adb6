import { fold } from './words.ts'

/**
 * Words that say nothing of what is looked for, such as those around the name in “how much does … cost”. Not `it`, which is also
 * what we sell, nor `us`, as in “about us”; a single letter never counts.
 */
const stopWords = new Set(
  'an and are between can cost difference do does for how in is much my of or over the to vs what with של על מה זה את או עם איך האם אני לי יש כמה עולה בין ההבדל'
    .split(' ')
    .map(fold),
)

/** Whether a folded word counts only in a query that has no other. */
export const isStopWord = (word: string): boolean => stopWords.has(word)
