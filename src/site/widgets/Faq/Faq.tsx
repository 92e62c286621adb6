import { createContext, type ReactNode, useContext } from 'react'
import { Island } from '../../islands/Island.tsx'
import { Bidi } from '../../layout/Bidi.tsx'
import { FaqToggle } from './FaqToggle.tsx'

/** The element for questions: a heading one level below the one above them. */
export const QuestionHeading = createContext<'h3' | 'h4'>('h3')

/** Questions and answers, each folded until it is opened; works without scripts. */
export function Faq({ children }: { children: ReactNode }) {
  return (
    <div className="relative" data-faq="">
      <Island name="FaqToggle" component={FaqToggle} when="interaction" props={{}} className="scripted text-end" />
      <div className="border-b border-line">{children}</div>
    </div>
  )
}

/** One entry of a Faq: `q` is the question, the children answer it. */
export function Question({ q, children }: { q: string; children: ReactNode }) {
  const Heading = useContext(QuestionHeading)
  return (
    <details className="group border-t border-line" data-question="">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-4 text-lg [&::-webkit-details-marker]:hidden">
        <Heading className="m-0 text-lg font-medium">
          <Bidi>{q}</Bidi>
        </Heading>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="mt-1 shrink-0 text-accent">
          <path d="M1 8h14" stroke="currentColor" strokeWidth="2" />
          <path d="M8 1v14" stroke="currentColor" strokeWidth="2" className="group-open:hidden" />
        </svg>
      </summary>
      <div className="flow pb-6 text-soft">{children}</div>
    </details>
  )
}
