import { siteDay } from '../../content/day.ts'
import { type FrontMatter, frontMatterSchema } from '../../content/frontMatter.ts'
import { illustrationNames } from '../../content/names.ts'
import type { PageSource } from '../../content/pageSource.ts'
import { type Page, sha } from '../../content/site.ts'

/**
 * A page whose body can be drawn, whatever is wrong with its front matter: the writer sees the text as it is typed.
 * @param lastGood its front matter when it last was valid
 * @returns undefined where the body cannot be read
 */
export function drawablePage(source: PageSource, lastGood: FrontMatter | undefined): Page | undefined {
  if (!source.hasBody) return undefined
  if (source.page) return source.page
  const { file, section, slug, locale, path, body, bodyOffset } = source
  const frontMatter = drawableFrontMatter(source.frontMatter, lastGood)
  return { file, section, slug, locale, path, body, bodyOffset, frontMatter, hash: sha(source.source) }
}

/** Each value as it is written, if only its length is wrong; others as they last were. */
function drawableFrontMatter(
  written: PageSource['frontMatter'],
  lastGood: FrontMatter = neutralFrontMatter(),
): FrontMatter {
  const entries = Object.entries(frontMatterSchema.shape).map(([key, schema]) => {
    const result = schema.safeParse(written[key])
    if (result.success) return [key, result.data]
    const isDrawable = result.error.issues.every(({ code }) => code === 'too_small' || code === 'too_big')
    return [key, isDrawable ? written[key] : lastGood[key as keyof FrontMatter]]
  })
  // Each value was validated by its own schema, or has the type that the schema names.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as FrontMatter
}

const neutralFrontMatter = (): FrontMatter => ({
  title: '',
  description: '',
  type: 'generic',
  keywords: [],
  updated: siteDay(new Date()),
  kicker: '',
  summary: '',
  illustration: illustrationNames[0],
})
