import { Callout } from './Callout/Callout.tsx'
import { Comparison } from './Comparison/Comparison.tsx'
import { Address, Company, Mail, Phone } from './Contact/Contact.tsx'
import { Cta } from './Cta/Cta.tsx'
import { Fact } from './Fact/Fact.tsx'
import { Faq, Question } from './Faq/Faq.tsx'
import { Feature, FeatureGrid } from './FeatureGrid/FeatureGrid.tsx'
import { Fit, Suits, SuitsNot } from './Fit/Fit.tsx'
import { HardwarePartners } from './HardwarePartners/HardwarePartners.tsx'
import { Heading, Lead, Link, Table } from './Markdown/Markdown.tsx'
import { PageHero, PolicyHero } from './PageHero/PageHero.tsx'
import { PricingTable } from './PricingTable/PricingTable.tsx'
import { Related } from './Related/Related.tsx'
import { Stat, Stats } from './Stats/Stats.tsx'
import { Step, Steps } from './Steps/Steps.tsx'
import { VideoProducts } from './VideoProducts/VideoProducts.tsx'

/** What MDX may use: the whole list. */
export const widgets = {
  Address,
  Callout,
  Company,
  Comparison,
  Cta,
  Fact,
  Faq,
  Feature,
  FeatureGrid,
  Fit,
  HardwarePartners,
  Lead,
  Mail,
  PageHero,
  Phone,
  PolicyHero,
  PricingTable,
  Question,
  Related,
  Stat,
  Stats,
  Step,
  Steps,
  Suits,
  SuitsNot,
  VideoProducts,
} as const

export type WidgetName = keyof typeof widgets

/** The widgets, and how Markdown's own elements look. */
export const mdxComponents = { ...widgets, a: Link, table: Table, h1: Heading }
