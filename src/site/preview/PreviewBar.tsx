import { Trans, useLingui } from '@lingui/react/macro'
import { editAddress } from '../../content/preview/notes.ts'
import { usePage } from '../layout/PageContext.tsx'
import styles from './preview.css?inline'

/** The bar's styles, in the head of previews only; pages of the site do not carry them. */
export function PreviewStyles() {
  const { site } = usePage()
  if (!site.preview()) return null
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
