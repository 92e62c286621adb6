import { mdxComponents } from '../../site/widgets/index.ts'
import { highlight, type Token } from './highlight.ts'
import type { GalleryWords, ShownExample } from './model.ts'

/** One example as a reader sees it, and as a writer types it. */
export function ExampleFigure({ example, words }: { example: ShownExample; words: GalleryWords }) {
  const { name, source, Content } = example
  return (
    <figure className="gallery-example">
      <figcaption>{name}</figcaption>
      <div className="gallery-stage prose">
        <Content components={mdxComponents} />
      </div>
      <div className="gallery-code">
        <p className="gallery-copy scripted">
          <bdi>MDX</bdi>
          <button type="button" data-copied={words.copied}>
            {words.copy}
          </button>
          {/* Always there, or it would not be read out. */}
          <span className="gallery-refused" role="status" data-refused={words.refused} />
        </p>
        <Code source={source.trimEnd()} />
      </div>
    </figure>
  )
}

/** MDX as a writer types it, coloured. */
function Code({ source }: { source: string }) {
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
