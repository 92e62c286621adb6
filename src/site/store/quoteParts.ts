import './quote.css'

/** What the open panel shows besides its lines; fetched with its style sheet when it opens. */
export { Choices } from './Choices.tsx'
export { QuotePaper } from './QuotePaper.tsx'
