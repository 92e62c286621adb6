import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A site of three pages with all that can name a page. */
const files: Record<string, string> = {
  'content/vendors/acme.en.mdx': '---\ntitle: Acme\n---\n\nSee [Bolt](/bolt#price) and [here](/acme#top).\n',
  'content/vendors/acme.he.mdx': '---\ntitle: Acme\n---\n\n[Bolt](/bolt#price)\n',
  'content/vendors/bolt.en.mdx':
    '---\ntitle: Bolt\n---\n\n[Acme](/acme), [Acme Mail](/acme-mail), [a][1]\n\n<Related pages="bolt, acme" />\n\n[1]: /acme#price\n',
  'content/vendors/bolt.he.mdx':
    '---\ntitle: Bolt\n---\n\n[Acme](/acme "Acme"), [Acme Mail](/acme-mail)\n\n<AppleCard page="acme">\n\nטקסט\n\n</AppleCard>\n',
  'content/pages/home.en.mdx': '---\ntitle: Home\n---\n\nHome\n',
  'content/pages/home.he.mdx': '---\ntitle: Home\n---\n\nHome\n',
  'content/data/navigation.yaml': `# Menus.
it:
  # The links.
  links:
    - { page: acme,   label: 'Acme' } # first
    - { page: bolt, label: { en: Bolt, he: בולט } }

  cards: []
  categories:
    - { title: { en: All, he: הכול }, pages: [bolt, "acme"] }
apple:
  cards:
    - { page: acme, title: Acme, icon: key, text: { en: Acme, he: Acme } }
  promo:
    title: { en: a, he: a }
    text: { en: /acme, he: a }
    stats: []
    label: { en: a, he: a }
    href: '/acme#shop'
keyServices:
  - { href: /acme, label: Acme }
legal:
  - { page: bolt, label: { en: Bolt, he: בולט } }
`,
  'content/data/redirects.yaml':
    "# Old addresses.\n- { from: /anvil, to: /acme }\n- { from: /hammer, to: '/acme#price' }\n",
  'content/translations.lock.yaml':
    '- { page: vendors/acme, section: "acme", en: "111111111111", he: "222222222222" }\n',
}

/** The tiny site in its own temporary folder, which is removed when the test ends. */
export function tinySite(changes: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'writing-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** Every file below a folder with its text: what must be the same after a command that refused. */
export function textsOf(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Object.fromEntries(
    entries
      .map(entry => join(entry.parentPath, entry.name))
      .filter(file => !file.includes('/.git/'))
      .sort()
      .map(file => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
  )
}
