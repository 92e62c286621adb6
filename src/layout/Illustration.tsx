import type { IllustrationName } from '../content/illustrations.ts'
import { Icon } from './Icon.tsx'

/** The drawing of a page. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <div className="grid aspect-4/3 place-items-center rounded-md border border-line bg-tint text-accent">
      <Icon name={name} size={96} />
    </div>
  )
}
