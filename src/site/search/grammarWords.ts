import { isStopWord } from './stopWords.ts'
import { fold } from './words.ts'

/** Further words that hold sentences together, on every page of a language: nobody looks for a page by them. */
const english =
  'about after again all already also always another any anyone as at back be because been before both but by ' +
  'cannot could each enough every everyone everything few first from get gets give go goes has have here if into it ' +
  'its itself just last less like long make makes many may more most must never next no not nothing off often on ' +
  'once one ones only other our out over own per same several should so some someone still such take takes than ' +
  'that their them then there these they this those three through together too two under until up us use used ' +
  'usually was we well were whatever when where whether which while who whoever whose will within without would yes ' +
  'you your yours'
const hebrew =
  'אבל אולי אותה אותו אותם אותן אותנו אז אחד אחר אחרות אחרי אחרים אחרת אחת איזה אילו אין איפה אל אלא אליו אלה אלו ' +
  'אם אנחנו אף אפילו אפשר אצל אצלכם אצלנו אתם באותה באותו באופן באחד באחת בגלל בדיוק בדרך בה בהם בהן בו ביותר במה ' +
  'במשך בין בכל בלבד בלי בעצמו בתוך גם דבר דרך הבא ההוא הוא הזאת הזה היא היה היו היכן הם הן הרבה זאת זו חוץ יהיה ' +
  'יהיו יותר יחד יכול יכולה יכולים ייתכן כאן כאשר כבר כדאי כדי כולם כי כך כל כלל כמה כמו כמעט כן כפי לא לאחר לבד ' +
  'לאחד לאחת להיות להם לה לו למשל ליד לכל לכם לכן למה לנו לעצמו לפי לפני לרוב מאוד מאז מדי מהן מהם מול מי מיד מכאן ' +
  'ממה ממנו מכל מעט מעל מתי נוספים נוסף עד עדיין עוד עליהם עליו עליה עליכם עצמה עצמו עצמם פה פחות פעם צריך צריכה ' +
  'צריכים רבים רק שלה שלהם שלו שלוש שלושה שלכם שלנו שם שני שוב שום שתי תוך תחת תלוי תמיד'
const grammar = new Set(`${english} ${hebrew}`.split(' ').map(fold))

/** Whether a folded word only holds sentences together; in Hebrew also with “and” and “that” joined to its front. */
export const isGrammar = (word: string): boolean =>
  [word, word.replace(/^[וש]/, ''), word.replace(/^ו?ש/, '')].some(one => grammar.has(one) || isStopWord(one))
