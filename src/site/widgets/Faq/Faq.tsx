import { createContext, type ReactNode, useContext } from 'react'
import { Behaviour } from '../../islands/Behaviour.tsx'
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
      <Behaviour name="answers" when="visible" className="border-b border-line">
        {children}
      </Behaviour>
    </div>
  )
}

interface QuestionProps {
  /** The question; the children answer it. */
  q: string
  /** As src/content/mdx/numberQuestions.ts gives it. */
  id?: string
  children: ReactNode
}

/** One entry of a Faq. */
export function Question({ q, id, children }: QuestionProps) {
  const Heading = useContext(QuestionHeading)
  return (
    <details id={id} className="group border-t border-line">
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
