import { posix } from 'node:path'
import { dataFiles } from '../dataFiles.ts'
import { isLocale, localeCodes } from '../locales/locales.ts'
import { nearest } from '../nearest.ts'
import { unreadableFiles } from '../readFiles.ts'
import { sections } from '../site.ts'
import { reservedSlugs, slugForm, slugOf } from '../slugs.ts'
import type { Check, Finding } from './types.ts'

type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

/** Files below content/ whose name or folder keeps them from becoming a page or being read at all. */
export const fileNames: Check = function* ({ files }) {
  yield* unreadableFiles(files)
  for (const file of files.keys()) {
    const words = /^content\/data\//.test(file)
      ? misnamedData(file)
      : /\.mdx?$/i.test(file)
        ? misnamedPage(file)
        : undefined
    if (words) yield { check: 'fileNames', severity: 'error', file, line: 1, column: 1, ...words }
  }
}

/** Data files that nothing reads. */
function misnamedData(file: string): Words | undefined {
  const name = file.slice('content/data/'.length)
  const known = Object.keys(dataFiles).map(key => `${key}.yaml`)
  if (known.includes(name)) return undefined
  const [folder, entry, ...deeper] = name.split('/')
  if (folder === 'store' && entry?.endsWith('.yaml') && deeper.length === 0) {
    return slugForm.test(entry.slice(0, -5))
      ? undefined
      : { found: `the name ${entry}`, expected: form, fix: `content/data/store/${slugOf(entry.slice(0, -5))}.yaml` }
  }
  const close = nearest(name.replace(/\.ya?ml$/, '.yaml'), known)
  return {
    found: 'a data file that nothing reads',
    expected: close
      ? `one of the known names; did you mean ${close}?`
      : `one of ${known.join(', ')}, or a category in store/`,
    ...(close ? { fix: `content/data/${close}` } : {}),
  }
}

const form = 'lower-case Latin letters, digits and single hyphens, as in the address'

function misnamedPage(file: string): Words | undefined {
  const [folder, name, ...deeper] = file.slice('content/'.length).split('/')
  if (file === 'content/README.md') return undefined
  if (!name)
    return {
      found: 'a page outside any section',
      expected: `a folder in content/: ${sections.join(', ')}`,
      fix: `content/pages/${folder}`,
    }
  const section = sections.find(known => known === folder)
  if (!section) {
    const close = nearest(folder ?? '', sections)
    return {
      found: `the folder content/${folder}, which is not a section`,
      expected: close ? `a section; did you mean content/${close}?` : `one of ${sections.join(', ')}`,
      ...(close ? { fix: posix.join('content', close, name, ...deeper) } : {}),
    }
  }
  if (deeper.length > 0) {
    return {
      found: `a folder inside content/${section}`,
      expected: 'pages directly in the section, without folders',
      fix: `content/${section}/${deeper.at(-1)}`,
    }
  }
  const [, stem = '', locale, extension] = /^(.*?)(?:\.([^.]*))?\.(mdx?)$/i.exec(name) ?? []
  const slug = slugForm.test(stem) ? stem : slugOf(stem)
  const write = (code: string) => ({
    fix: isLocale(code) ? `content/${section}/${slug || 'name'}.${code}.mdx` : '',
  })
  if (!isLocale(locale)) {
    return {
      found:
        locale === undefined
          ? `${name}, which does not say its language`
          : `${name}, in a language “${locale}” that the site does not have`,
      expected: `the language before .mdx: ${localeCodes.map(code => `.${code}.mdx`).join(' or ')}`,
      fix: localeCodes.map(code => `content/${section}/${slug || 'name'}.${code}.mdx`).join('\n'),
    }
  }
  if (extension !== 'mdx')
    return { found: `${name}, which would not become a page`, expected: 'a name that ends with .mdx', ...write(locale) }
  if (!slugForm.test(stem)) return { found: `the name ${name}`, expected: form, ...write(locale) }
  if (reservedSlugs.includes(stem) && !(section === 'pages' && stem === 'home')) {
    return { found: `the name ${stem}`, expected: 'another name; this address is reserved for the site itself' }
  }
  return undefined
}
