import { Trans, useLingui } from '@lingui/react/macro'
import { locales } from '../../content/locales/locales.ts'
import { editAddress, filesAddress, type PreviewNotes } from '../../content/preview/notes.ts'
import { isContent } from '../../content/site.ts'
import { usePage } from '../layout/PageContext.tsx'
import styles from './preview.css?inline'

/** The styles of the bars, in the head of previews and of pages that visitors do not see; pages of the site do not carry them. */
export function PreviewStyles() {
  const { page, site } = usePage()
  if (!site.preview() && site.state(page) === 'public') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: styles }} />
}

/** The bar on every page of a preview build: which version it is, and where to change or review it. No script needed. */
export function PreviewBar() {
  const { page, site } = usePage()
  const { t } = useLingui()
  const notes = site.preview()
  if (!notes) return null
  return (
    <aside className="preview-bar" aria-label={t`Preview`}>
      <strong>
        <Trans>Preview</Trans>
      </strong>
      <span>
        <Trans>
          Branch <bdi>{notes.branch}</bdi>
        </Trans>
      </span>
      {notes.commit && (
        <span>
          <Trans>
            Commit <bdi>{notes.commit.slice(0, 9)}</bdi>
          </Trans>
        </span>
      )}
      <a href={editAddress(notes, page.file)}>
        <Trans>Edit this page</Trans>
      </a>
      {notes.report && (
        <a href={notes.report}>
          <Trans>What changed</Trans>
        </a>
      )}
      <RemarkDialog notes={notes} />
    </aside>
  )
}

/**
 * Words on the page become a comment to paste into the pull request: src/site/preview/remark/, which only the scripts of
 * previews hold.
 */
function RemarkDialog({ notes }: { notes: PreviewNotes }) {
  const { page, locale, site } = usePage()
  const { t } = useLingui()
  const languages = isContent(page) ? site.languages(page.path) : []
  const sources = [locale, ...languages.filter(code => code !== locale)].flatMap(code =>
    languages.includes(code)
      ? [{ label: locales[code].label, file: page.file.replace(`.${locale}.mdx`, `.${code}.mdx`) }]
      : [],
  )
  return (
    <>
      <span className="scripted" data-preview-remark={JSON.stringify({ files: filesAddress(notes), sources })}>
        <button type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+Alt+M Meta+Alt+M" title="Ctrl+Alt+M">
          <Trans>Comment</Trans>
        </button>
      </span>
      <dialog
        id="preview-remark"
        aria-labelledby="preview-remark-title"
        data-section={t`This section in both languages`}
      >
        <h2 id="preview-remark-title">
          <Trans>A comment to paste into the pull request</Trans>
        </h2>
        <p>
          <Trans>First select the words on the page that your comment is about.</Trans>
        </p>
        <textarea readOnly dir="auto" rows={12} aria-labelledby="preview-remark-title" />
        <form method="dialog">
          <button type="button" data-copy={t`Copy`} data-copied={t`Copied`}>
            <Trans>Copy</Trans>
          </button>
          <button type="submit">
            <Trans>Close</Trans>
          </button>
        </form>
      </dialog>
    </>
  )
}

/** Says of a page that only writers and reviewers see that it is none for visitors. */
export function PublicationBar() {
  const { page, site } = usePage()
  const { t } = useLingui()
  const state = site.state(page)
  if (state === 'public') return null
  const { publishAt, unpublishAt, expires } = page.frontMatter
  return (
    <aside className="preview-bar" aria-label={t`Publication`}>
      <strong>
        {state === 'draft' && <Trans>Draft: visitors do not see this page.</Trans>}
        {state === 'scheduled' && (
          <Trans>
            Visitors see this page from <bdi>{publishAt}</bdi> on.
          </Trans>
        )}
        {state === 'over' && (
          <Trans>
            Visitors have not seen this page since <bdi>{unpublishAt ?? expires?.at}</bdi>.
          </Trans>
        )}
      </strong>
    </aside>
  )
}
