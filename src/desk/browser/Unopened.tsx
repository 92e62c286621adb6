import { msg } from '../../content/messages/msg.ts'
import type { Problem } from '../server/protocol.ts'
import { problemTexts } from './problemTexts.ts'
import { Said, say } from './words.tsx'

/** In place of the desk where its file cannot be edited. */
export function Unopened({ url, problem }: { url: string; problem: Problem }) {
  return (
    <main className="unopened">
      <h1>{say(msg('This page cannot be edited here'))}</h1>
      <p>
        <Said text={problemTexts[problem]} />
      </p>
      <a href={url}>{say(msg('Back to the page'))}</a>
    </main>
  )
}
