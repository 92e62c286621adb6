/** The keys of a keyboard by what they write: on the left in English, on the right in Hebrew (SI 1452). */
const latin = "qwertyuiopasdfghjkl;'zxcvbnm,./"
const hebrew = "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ."

const mapping = (from: string, to: string) => new Map([...from].map((key, index) => [key, to[index] ?? key]))

const toHebrew = mapping(latin, hebrew)
const toLatin = mapping(hebrew, latin)

/** What the same keys write in the other language: `akuo` is שלום, `לשמגחן` is `kandji`. */
export function otherLayout(text: string): string {
  const map = /[א-ת]/.test(text) ? toLatin : toHebrew
  return Array.from(text.toLowerCase(), key => map.get(key) ?? key).join('')
}

/**
 * Whether a text is plausible: words of letters and digits, a geresh after the letters that take one, final letters at
 * the end. Three in four random keys of the other language read as none.
 */
export function isPlausible(text: string): boolean {
  return !/[^\p{L}\p{M}\d\s'"-]|(?<![גזצץת])'|[ךםןףץ](?=[א-ת])/u.test(text)
}
