import { expect, test } from 'vitest'
import { keepTogether } from './keepTogether.ts'

const kept = (html: string) =>
  [...keepTogether(html).matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)].map(([, name]) => name)

test.each([
  ['<p>Microsoft Entra ID, Microsoft 365.</p>', ['Entra ID', 'Microsoft 365']],
  ['<p>Wi-Fi and Wi-Fi 6 in Tel Aviv, by USB-C</p>', ['Wi-Fi', 'Wi-Fi 6', 'Tel Aviv', 'USB-C']],
  ['<p>In <bdi>24–48 hours</bdi> or 1 day; בתוך <bdi>24 שעות</bdi></p>', ['48 hours', '1 day', '24 שעות']],
  ['<h3>MacBook 13-inch</h3><h3><bdi>MacBook 13</bdi> אינץ׳</h3>', ['13-inch', ' אינץ׳']],
  ['<p>ה־<bdi>Wi-Fi</bdi> בתל אביב, במספר <bdi>D-U-N-S</bdi></p>', ['Wi-Fi', 'תל אביב', 'D-U-N-S']],
  ['<p>Call 03-555-0100 or +972-50-555-0100.</p>', ['03-555-0100', '+972-50-555-0100']],
  ['<p>טלפון: <bdi>03-555-0100</bdi>, שלוחה 7</p>', ['03-555-0100']],
])('no line ends inside a short name or a number to call: %s', (html, names) => {
  expect(kept(html)).toEqual(names)
})

test.each(['Google Workspace', 'third-party', 'step-by-step', 'well-run', 'Microsoft 3650', '24 hourly checks'])(
  'a line may end where words are ordinary or long: %s',
  words => {
    const html = `<p>${words}</p>`
    expect(keepTogether(html)).toBe(html)
  },
)

test.each([
  '<head><title>Wi-Fi</title></head>',
  '<h1 class="wide">Microsoft 365</h1>',
  '<a title="Wi-Fi" href="/wi-fi">signal</a>',
  '<site-island data-props="{}"><p>Entra ID</p></site-island>',
  '<a href="tel:+97235550100"><bdi dir="ltr">03-555-0100</bdi></a>',
  '<select><option>Tel Aviv</option></select>',
  '<script>const x = "Wi-Fi"</script>',
])('only the text of a page is touched, and nothing of what a script expects: %s', html => {
  expect(keepTogether(html)).toBe(html)
})
