import type { DataUse } from '../../server/data/protocol.ts'

/** Places that show a value, each a link where it is a page. */
export const Uses = ({ uses }: { uses: readonly DataUse[] }) => (
  <ul className="uses">
    {uses.map(({ label, url }) => (
      <li key={label}>{url ? <a href={url}>{label}</a> : <span dir="ltr">{label}</span>}</li>
    ))}
  </ul>
)
