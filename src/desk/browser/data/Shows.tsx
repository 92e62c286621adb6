/** What readers see of a value, in each language. */
export function Shows({ shows }: { shows: readonly string[] }) {
  return (
    <small className="value-shows">
      {shows.map((text, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
    </small>
  )
}
