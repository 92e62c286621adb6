import type { IncomingMessage } from 'node:http'
import type { Finding } from '../../content/fault.ts'
import { defaultLocale, otherLocale } from '../../content/locales/locales.ts'
import { localize, parseUrl } from '../../content/locales/urls.ts'
import { msg } from '../../content/messages/msg.ts'
import { pageFileOf } from '../../content/site.ts'
import type { LiveContent } from '../dev/liveContent.ts'
import type { Pages } from '../dev/pages.ts'
import type { Renderer } from '../dev/renderer.ts'
import { describeIn } from '../gallery/describe.ts'
import { codePrefix, dataQuery, deskPrefix, editQuery, framedQuery } from '../names.ts'
import type { DeskCode } from './code/deskCode.ts'
import { commonVersion } from './commonVersion.ts'
import { dataEndpoints } from './data/endpoints.ts'
import { factEndpoints } from './data/newFacts.ts'
import { schemaOf } from './data/readTables.ts'
import { choiceOf, chosenLanguage, languageAskedFor } from './deskLanguage.ts'
import { bareExample, deskDocument, framedPage, unshownPage } from './document.ts'
import { createDrafts } from './drafts.ts'
import { drawings, exampleOf } from './drawings.ts'
import { fixFor } from './fixFor.ts'
import { refusal } from './guard.ts'
import { helpFor, sectionsFor } from './help.ts'
import { mergeFile } from './mergeFile.ts'
import { mergeUnfinished, unfinishedIn } from './mergeUnfinished.ts'
import { movedFiles } from './movedFiles.ts'
import { pageEndpoints } from './pages/endpoints.ts'
import { pairEndpoints } from './pair/endpoints.ts'
import { parse } from './parse.ts'
import { pictureEndpoints } from './pictures/endpoints.ts'
import { givenWords } from './pictures/givenWords.ts'
import { missingPicture } from './pictures/missingPicture.ts'
import { editedFiles } from './propose/editedFiles.ts'
import { proposeEndpoints } from './propose/endpoints.ts'
import {
  type DeskStart,
  exampleQuery,
  fileQuery,
  fixBody,
  forgetBody,
  helpQuery,
  keepBody,
  mergeBody,
  renderBody,
  type SourceFile,
  saveBody,
  sectionsQuery,
} from './protocol.ts'
import { refusedBy } from './refusedBy.ts'
import { readSource, SourceProblem, saveSource } from './sourceFiles.ts'
import { lastSaves, unsavedTexts } from './textStore.ts'
import { createTurns } from './turns.ts'
import { isUnsaved } from './unsavedFiles.ts'

const loading = msg('One moment …')
const notShown = msg('The page is shown here as soon as the faults that are marked in its text are corrected.')

/** Longest body that the desk takes, bytes: twenty times the longest page, and a picture straight from a camera. */
const maxBody = { text: 4 * 1024 * 1024, picture: 64 * 1024 * 1024 }

export interface DeskAnswer {
  status: number
  type: 'application/json' | 'text/html' | 'text/javascript' | 'text/plain'
  body: string
  headers?: Record<string, string>
}

/**
 * The desk's side of the dev server: sources, drafts and everything that a writer asks of them.
 * @param onChecked called after each run of the checks over the drafts
 * @param onUnsaved called where a file has unsaved text from now on, or has none any more
 * @param findings what the checks find in the files, whatever is unsaved in another tab
 */
export function createDesk(
  root: string,
  live: LiveContent,
  pages: Pages,
  renderer: Renderer,
  code: DeskCode,
  onChecked: () => void,
  onUnsaved: () => void,
  findings: () => Promise<readonly Finding[]>,
) {
  const drafts = createDrafts(live, pages, onChecked)
  const edited = editedFiles(root)
  const proposals = proposeEndpoints(root, live, edited, findings)
  const [unsaved, saves] = [unsavedTexts(root), lastSaves(root)]
  const moved = movedFiles(root)
  // While no server ran, someone may have renamed a page.
  moved.followRenames()
  const isOvertaken = createTurns()
  const withKept = (source: SourceFile): SourceFile => {
    const [kept, lastSave] = [unsaved.read(source.file), saves.read(source.file)]
    return { ...source, ...(kept ? { unsaved: kept } : {}), ...(lastSave ? { lastSave } : {}) }
  }
  const changeUnsaved = (file: string, change: () => void) => {
    const before = isUnsaved(root, file)
    change()
    if (isUnsaved(root, file) !== before) onUnsaved()
  }
  const sourceOf = (file: string): SourceFile => {
    const source = moved.follow(file, () => readSource(root, file))
    moved.noteRead(source)
    return withKept(source)
  }
  /**
   * Does something with a file.
   * @throws {SourceProblem} which says of a page that is not there in which proposal it waits
   */
  const orInProposal = async <Result>(file: string, act: () => Result): Promise<Result> => {
    try {
      return act()
    } catch (error) {
      if (!(error instanceof SourceProblem) || error.problem !== 'missing' || error.moved) throw error
      const waitsIn = pageFileOf(file) && (await proposals.proposalWith(file))
      throw waitsIn ? new SourceProblem('missing', { waitsIn }) : error
    }
  }

  /** By method and name. Each is given the request's address and body. */
  const endpoints: Readonly<Record<string, (asked: { query: unknown; body: unknown }) => unknown>> = {
    'GET file': ({ query }) => {
      const { file } = parse(fileQuery, query)
      return orInProposal(file, () => sourceOf(file))
    },
    'PUT unsaved': ({ body }) => {
      const { unsaved: text, turn } = parse(keepBody, body)
      const file = moved.placeOf(text.base.file) ?? text.base.file
      const base = { ...text.base, file }
      if (!isOvertaken(file, turn)) changeUnsaved(file, () => unsaved.keep(file, { ...text, base }))
      return {}
    },
    'DELETE unsaved': ({ body }) => {
      const { file, turn } = parse(forgetBody, body)
      if (!isOvertaken(file, turn)) changeUnsaved(file, () => unsaved.forget(file))
      return {}
    },
    'PUT file': ({ body }) => {
      const { file, ...save } = parse(saveBody, body)
      return orInProposal(file, () => {
        const before = moved.follow(file, () => readSource(root, file).text)
        const saved = saveSource(root, file, save.text, save.base)
        if ('conflict' in saved) return { conflict: withKept(saved.conflict) }
        saves.keep(file, { ...save, ...saved })
        unsaved.forget(file)
        if (saved.version !== save.base) edited.note(file, before, save.text)
        return saved
      })
    },
    'POST merge': async ({ body }) => {
      const { file, ...texts } = parse(mergeBody, body)
      const versions = unfinishedIn(texts)
      if (!versions) return mergeFile(file, texts)
      const began = versions.base ?? (await commonVersion(root, file)) ?? versions.common
      return mergeUnfinished(file, texts, { ...versions, base: began }, saves.read(file)?.text ?? texts.base)
    },
    'POST render': ({ body }) => {
      const { file, text, revision } = parse(renderBody, body)
      return drafts.render(file, text, revision)
    },
    'POST fix': ({ body }) => {
      const { file, text, fault: found } = parse(fixBody, body)
      const picture = missingPicture(live.snapshot.pages, file, text, found, givenWords(root))
      if (picture) return picture
      return fixFor(live.snapshot, file, text, found) ?? {}
    },
    'GET help': ({ query }) => {
      const { file, language } = parse(helpQuery, query)
      return helpFor(live.snapshot, file, localeOf(file), language)
    },
    'GET sections': ({ query }) => {
      const { file, path } = parse(sectionsQuery, query)
      return sectionsFor(live.snapshot, path, file, localeOf(file))
    },
    'GET drawings': () => drawings(renderer),
    'GET example': async ({ query }) => {
      const { file, widget } = parse(exampleQuery, query)
      const mdx = exampleOf(root, widget, localeOf(file))
      const html = mdx === undefined ? null : await drafts.draw(file, mdx)
      return html && bareExample(html)
    },
    'GET checked': ({ query }) => drafts.checked(parse(fileQuery, query).file),
    ...proposals.endpoints,
    ...pairEndpoints(root, live, edited),
    ...pictureEndpoints(root, live, edited),
    ...pageEndpoints(root, live, edited, sourceOf, () => {
      live.refresh(new Set())
      pages.outdate()
    }),
    ...dataEndpoints(live),
    ...factEndpoints(root, live, edited),
  }

  return {
    /** Undefined for a request that is none of the desk's. */
    async answer(request: IncomingMessage, address: URL): Promise<DeskAnswer | undefined> {
      if (address.pathname.startsWith(codePrefix)) return readCode(request, address.pathname.slice(codePrefix.length))
      if (address.pathname.startsWith(deskPrefix)) return answerEndpoint(request, address)
      if (request.method !== 'GET') return undefined
      const data = address.searchParams.get(dataQuery)
      if (data !== null) return openData(request, address, data)
      if (address.searchParams.has(editQuery)) return openDesk(request, address)
      if (address.searchParams.has(framedQuery)) return openPage(request, address.pathname)
      return undefined
    },
    /** The content changed on disk. */
    outdate() {
      moved.followRenames()
      drafts.outdate()
    },
    close: () => Promise.all([drafts.close(), proposals.close()]),
  }

  async function readCode(request: IncomingMessage, path: string): Promise<DeskAnswer> {
    const refused = refusal(request)
    if (refused) return text(403, refused)
    const body = await code.read(path)
    if (body === undefined) return text(404, 'Not found')
    const type = path.endsWith('.map') ? 'application/json' : 'text/javascript'
    return { status: 200, type, body, headers: { 'cache-control': 'private, max-age=31536000, immutable' } }
  }

  async function answerEndpoint(request: IncomingMessage, address: URL): Promise<DeskAnswer> {
    const refused = refusal(request)
    if (refused) return text(403, refused)
    const name = address.pathname.slice(deskPrefix.length)
    const endpoint = endpoints[`${request.method} ${name}`]
    if (!endpoint) return text(404, 'Not found')
    try {
      const body =
        request.method === 'GET'
          ? undefined
          : JSON.parse(await readBody(request, name.startsWith('picture/') ? maxBody.picture : maxBody.text))
      return json(200, await endpoint({ query: Object.fromEntries(address.searchParams), body }))
    } catch (error) {
      const refused = refusedBy(error)
      if (refused) return json(422, refused)
      if (error instanceof SyntaxError) return text(400, 'Expected JSON.')
      throw error
    }
  }

  async function openDesk(request: IncomingMessage, address: URL): Promise<DeskAnswer | undefined> {
    const { pathname: url } = address
    const { locale, path } = parseUrl(url)
    const find = (code: typeof locale) =>
      live.snapshot.pages.find(page => page.locale === code && page.path === path && page.file.startsWith('content/'))
    const page = find(locale)
    if (!page) return undefined
    const refused = refusal(request, true)
    if (refused) return text(403, refused)
    const counterpart = find(otherLocale(locale))
    const other = counterpart && { url: localize(path, otherLocale(locale)), file: counterpart.file }
    const start: DeskStart = { locale, url, ...(other ? { other } : {}), ...sourceOrProblem(page.file) }
    return documentOf(request, address, start)
  }

  /** A data file such as `facts`, in the language of the page that it was opened from. */
  async function openData(request: IncomingMessage, address: URL, name: string): Promise<DeskAnswer> {
    const refused = refusal(request, true)
    if (refused) return text(403, refused)
    const files = [...live.snapshot.yaml.keys()].filter(file => schemaOf(file))
    const file = `content/data/${name}.yaml`
    const { pathname: url } = address
    return documentOf(request, address, {
      locale: parseUrl(url).locale,
      url,
      data: files,
      ...sourceOrProblem(file),
    })
  }

  async function documentOf(request: IncomingMessage, address: URL, start: DeskStart): Promise<DeskAnswer> {
    const asked = languageAskedFor(address)
    const language = asked ?? chosenLanguage(request.headers.cookie) ?? start.locale
    return {
      status: 200,
      type: 'text/html',
      body: deskDocument(start, language, await code.url(), describeIn(root, language)(loading.id)),
      headers: {
        'x-frame-options': 'DENY',
        'content-security-policy': "frame-ancestors 'none'",
        ...(asked ? { 'set-cookie': choiceOf(asked) } : {}),
      },
    }
  }

  function sourceOrProblem(file: string): Pick<DeskStart, 'source' | 'problem'> {
    try {
      return { source: sourceOf(file) }
    } catch (error) {
      if (error instanceof SourceProblem) return { problem: error.problem }
      throw error
    }
  }

  async function openPage(request: IncomingMessage, url: string): Promise<DeskAnswer> {
    const refused = refusal(request)
    if (refused) return text(403, refused)
    const { html, locale } = await pages.render(url)
    const shown = drafts.html(url) ?? html ?? unshownPage(locale, describeIn(root, locale)(notShown.id))
    return { status: 200, type: 'text/html', body: framedPage(shown, { locale }, await renderer.head()) }
  }
}

export type Desk = ReturnType<typeof createDesk>

const localeOf = (file: string) => pageFileOf(file)?.locale ?? defaultLocale

/** @throws {SourceProblem} for a body that is too long */
async function readBody(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw new SourceProblem('too-long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const text = (status: number, body: string): DeskAnswer => ({ status, type: 'text/plain', body })
const json = (status: number, body: unknown): DeskAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})
