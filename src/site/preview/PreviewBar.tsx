import { Trans, useLingui } from '@lingui/react/macro'
import { editAddress } from '../../content/preview/notes.ts'
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
    </aside>
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
            Visitors see this page no longer, since <bdi>{unpublishAt ?? expires?.at}</bdi>.
          </Trans>
        )}
      </strong>
    </aside>
  )
}
