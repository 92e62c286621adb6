import { highlight, type Token } from './highlight.ts'

/** MDX as a writer types it, coloured. */
export function Code({ source }: { source: string }) {
  return (
    <pre>
      <code>
        {highlight(source).map(({ at, tag, tokens }) =>
          tag ? (
            <bdi key={at} dir="ltr">
              {tokens.map(shown)}
            </bdi>
          ) : (
            tokens.map(shown)
          ),
        )}
      </code>
    </pre>
  )
}

const shown = ({ at, text, kind }: Token) =>
  kind ? (
    <span key={at} className={`code-${kind}`}>
      {text}
    </span>
  ) : (
    text
  )
