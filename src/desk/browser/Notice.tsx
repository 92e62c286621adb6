import type { ReactNode } from 'react'
import { msg } from '../../content/messages/msg.ts'
import { say } from './words.tsx'

interface NoticeProps {
  kind: 'good' | 'fair' | 'bad'
  /** Address of what is still to be filled in. */
  fillIn?: string
  /** Address of the data that it is about. */
  source?: string | undefined
  /** Address of a page to look at before anything is done. */
  lookAt?: string | undefined
  action?: ReactNode
  onAction?: () => void
  children: ReactNode
}

/** One thing that the writer has to know, and what can be done about it. */
export function Notice({ kind, fillIn, source, lookAt, action, onAction, children }: NoticeProps) {
  return (
    <div className={`notice ${kind}`}>
      <p>{children}</p>
      {/* What is unsaved is kept, as whenever the desk is left. */}
      {fillIn && <a href={fillIn}>{say(msg('Fill it in now'))}</a>}
      {source && <a href={source}>{say(msg('Open them in “Data”'))}</a>}
      {lookAt && <a href={lookAt}>{say(msg('Look there'))}</a>}
      {action && (
        <button type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
