import { createRoot } from 'react-dom/client'
import { startId } from '../names.ts'
import type { DeskStart } from '../server/protocol.ts'
import { Desk } from './Desk.tsx'
import { typeHebrewSigns } from './hebrewFields.ts'
import { Unopened } from './Unopened.tsx'

const start = JSON.parse(document.getElementById(startId)?.textContent ?? '{}') as DeskStart
const { source, problem } = start
addEventListener('input', typeHebrewSigns)

const root = document.getElementById('desk')
if (root) {
  createRoot(root).render(
    source ? <Desk start={start} source={source} /> : <Unopened url={start.url} problem={problem ?? 'missing'} />,
  )
}
