import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { ContactPanel } from '../../layout/ContactPanel.tsx'
import { Section } from '../../layout/Section.tsx'
import { QuestionHeading } from '../Faq/Faq.tsx'

interface ContactBandProps {
  title: string
  /** What people search for to find it, separated by commas. */
  keywords?: string
  children: ReactNode
}

/** The home page's contact section: ways to reach the company, the form, and what people ask before they write. */
export function ContactBand({ title, keywords, children }: ContactBandProps) {
  return (
    <Section id="contact" field="card" keywords={keywords}>
      <ContactPanel form="home">
        <h2 className="text-2xl">
          <Bidi>{title}</Bidi>
        </h2>
      </ContactPanel>
      <div className="beside flow mt-14">
        {/* Its questions stand under a heading of their own. */}
        <QuestionHeading value="h4">{children}</QuestionHeading>
      </div>
    </Section>
  )
}
