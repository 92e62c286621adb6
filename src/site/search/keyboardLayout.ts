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
