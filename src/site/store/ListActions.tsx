import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

const look = 'min-h-11 cursor-pointer text-sm font-semibold text-accent underline'

/** Actions for the list besides sending it: print it, or share it as a link. */
export function ListActions({ href }: { href: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const field = useRef<HTMLInputElement>(null)
  // A list that was changed since, or looked at anew, is not the one that was copied.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it becomes
  useEffect(() => setCopied(now => (now === 'yes' ? undefined : now)), [href])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      setCopied('yes')
    } catch {
      // Some browsers refuse clipboard access, or have none: the link is shown to be copied by hand.
      setCopied('no')
      requestAnimationFrame(() => field.current?.select())
    }
  }
  return (
    // All begin where the words of the lines above do, whose cards have a frame of a pixel and this padding.
    <div className="mx-px mt-4 flex flex-wrap items-center gap-x-6 px-4">
      <button type="button" className={look} onClick={() => print()}>
        <Trans>Print the list</Trans>
      </button>
      <button type="button" className={look} onClick={() => void copy()}>
        <Trans>Copy a link to the list</Trans>
      </button>
      <span role="status" className="text-sm text-soft">
        {copied === 'yes' && <Trans>Link copied</Trans>}
        {copied === 'no' && <Trans>Copy it from here:</Trans>}
      </span>
      {copied === 'no' && (
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={href}
          aria-label={t`Link to the list`}
          className="w-full rounded-sm border border-line-strong bg-card p-2"
        />
      )}
    </div>
  )
}
