import { mdxComponents } from '../../site/widgets/index.ts'
import { Code } from './Code.tsx'
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
        </p>
        <Code source={source.trimEnd()} />
      </div>
    </figure>
  )
}
