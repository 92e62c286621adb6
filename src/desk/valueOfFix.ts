/**
 * The value that a fix of a data file is for, as it is written: of `key: value`, or of an entry of a list, `- value`, which has no
 * key. Undefined where the fix is of words within a value.
 */
export function valueOfFix(fix: string): { key: string | undefined; written: string } | undefined {
  const [, mark, key, written] = /^(([^\s:]+):|-) (.*)$/s.exec(fix) ?? []
  return mark === undefined || written === undefined ? undefined : { key, written }
}
