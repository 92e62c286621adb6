import { posix } from 'node:path'
import { dataFiles } from '../dataFiles.ts'
import { isLocale, localeCodes } from '../locales/locales.ts'
import { msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'
import { unreadableFiles } from '../readFiles.ts'
import { sections } from '../site.ts'
import { reservedSlugs, slugForm, slugOf } from '../slugs.ts'
import type { Check, Finding } from './types.ts'

type Words = Pick<Finding, 'found' | 'expected' | 'fix'>

/** Files under content/ whose name or folder keeps them from becoming a page or being read at all. */
export const fileNames: Check = function* ({ files }) {
  yield* unreadableFiles(files)
  for (const file of files.keys()) {
    // A preview's gallery has pages elsewhere.
    if (!file.startsWith('content/')) continue
    const words = /^content\/data\//.test(file)
      ? misnamedData(file)
      : /\.mdx?$/i.test(file)
        ? misnamedPage(file)
        : otherDocument(file)
    if (words) yield { check: 'fileNames', severity: 'error', file, line: 1, column: 1, ...words }
  }
}

/** Documents of other programs among the pages, which would never appear on the site. */
function otherDocument(file: string): Words | undefined {
  const [, section, name = ''] = /^content\/([a-z]+)\/([^/]+)\.(?:docx?|odt|rtf|pages|txt|html?)$/i.exec(file) ?? []
  if (!section) return undefined
  return {
    found: msg('a text of another program, which would not become a page'),
    expected: msg('its words in a page: {command} makes one, and the desk takes them as they are pasted', {
      command: `npm run new -- ${section} ${slugOf(name) || 'name'}`,
    }),
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
      : {
          found: msg('the name {name}', { name: entry }),
          expected: form,
          fix: `content/data/store/${slugOf(entry.slice(0, -5))}.yaml`,
        }
  }
  const close = nearest(name.replace(/\.ya?ml$/, '.yaml'), known)
  return {
    found: msg('a data file that nothing reads'),
    expected: close
      ? msg('one of the known names; did you mean {close}?', { close })
      : msg('one of {known}, or a category in store/', { known }),
    ...(close ? { fix: `content/data/${close}` } : {}),
  }
}

const form = msg('lower-case Latin letters, digits and single hyphens, as in the address')

/** What is wrong with the name of a page's file; the fix is the intended name, or one for each language. */
export function misnamedPage(file: string): Words | undefined {
  const [folder, name, ...deeper] = file.slice('content/'.length).split('/')
  if (/^content\/README(\.he)?\.md$/.test(file)) return undefined
  if (!name)
    return {
      found: msg('a page outside any section'),
      expected: msg('a folder in content/: {sections}', { sections }),
      fix: `content/pages/${folder}`,
    }
  const section = sections.find(known => known === folder)
  if (!section) {
    const close = nearest(folder ?? '', sections)
    return {
      found: msg('the folder {folder}, which is not a section', { folder: `content/${folder}` }),
      expected: close
        ? msg('a section; did you mean {close}?', { close: `content/${close}` })
        : msg('one of {known}', { known: sections }),
      ...(close ? { fix: posix.join('content', close, name, ...deeper) } : {}),
    }
  }
  if (deeper.length > 0) {
    return {
      found: msg('a folder inside {section}', { section: `content/${section}` }),
      expected: msg('pages directly in the section, without folders'),
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
          ? msg('{name}, which does not say its language', { name })
          : msg('{name}, in a language “{locale}” that the site does not have', { name, locale }),
      expected: msg('the language before {extension}, one of {known}', {
        extension: '.mdx',
        known: localeCodes.map(code => `.${code}.mdx`),
      }),
      fix: localeCodes.map(code => `content/${section}/${slug || 'name'}.${code}.mdx`).join('\n'),
    }
  }
  if (extension !== 'mdx')
    return {
      found: msg('{name}, which would not become a page', { name }),
      expected: msg('a name that ends with {extension}', { extension: '.mdx' }),
      ...write(locale),
    }
  if (!slugForm.test(stem))
    return {
      found: msg('the name {name}', { name }),
      expected: slug
        ? msg('{form}; {command} renames the page', {
            form,
            command: `npm run rename -- ${/^[\w-]+$/.test(stem) ? stem : `"${stem}"`} ${slug}`,
          })
        : form,
      ...write(locale),
    }
  if (reservedSlugs.includes(stem) && !(section === 'pages' && stem === 'home')) {
    return {
      found: msg('the name {name}', { name: stem }),
      expected: msg('another name; this address is reserved for the site itself'),
    }
  }
  return undefined
}
