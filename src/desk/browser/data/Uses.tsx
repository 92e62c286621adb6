import type { DataUse } from '../../server/data/protocol.ts'

/** Places that show a value. */
export const Uses = ({ uses }: { uses: readonly DataUse[] }) => (
  <ul className="uses">
    {uses.map(({ label, url }) => (
      <li key={label}>
        <a href={url}>{label}</a>
      </li>
    ))}
  </ul>
)
