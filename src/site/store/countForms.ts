/** A text that counts, in each form that its language has (CLDR): `{ one: 'מוצר אחד', two: …, other: '# מוצרים' }`. */
export type CountForms = Readonly<Record<string, string>>

/** Numbers below this show each form that a language of the site has. */
const samples = 200

/** @param text the text for a number, which contains its digits if the form has one */
export function countForms(locale: string, text: (count: number) => string): CountForms {
  const rules = new Intl.PluralRules(locale)
  const forms = new Map<string, string>()
  for (let count = 0; count < samples; count++) {
    const category = rules.select(count)
    if (!forms.has(category)) forms.set(category, text(count).replace(String(count), '#'))
  }
  return Object.fromEntries(forms)
}

export function formatCount(locale: string, forms: CountForms, count: number): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '#'
  return form.replace('#', new Intl.NumberFormat(locale).format(count))
}
