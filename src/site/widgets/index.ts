import { Callout } from './Callout/Callout.tsx'
import { Comparison } from './Comparison/Comparison.tsx'
import { Address, Company, Mail, Phone } from './Contact/Contact.tsx'
import { Cta } from './Cta/Cta.tsx'
import { Fact } from './Fact/Fact.tsx'
import { Faq, Question } from './Faq/Faq.tsx'
import { Feature, FeatureGrid } from './FeatureGrid/FeatureGrid.tsx'
import { Fit, Suits, SuitsNot } from './Fit/Fit.tsx'
import { HardwarePartners } from './HardwarePartners/HardwarePartners.tsx'
import { AppleCard, AppleForBusiness, PullQuote } from './home/AppleForBusiness.tsx'
import { Advantage, ApplePartnership } from './home/ApplePartnership.tsx'
import { ContactBand } from './home/ContactBand.tsx'
import { Hero } from './home/Hero.tsx'
import { KeyServices } from './home/KeyServices.tsx'
import { PartnerCarousel } from './home/PartnerCarousel.tsx'
import { ProductGrid } from './home/ProductGrid.tsx'
import { ProfessionalServices } from './home/ProfessionalServices.tsx'
import { CountedStat, StatsCounter } from './home/StatsCounter.tsx'
import { Testimonials } from './home/Testimonials.tsx'
import { Image } from './Markdown/Image.tsx'
import { HeaderCell, Lead, Link, Table } from './Markdown/Markdown.tsx'
import { NotFound } from './NotFound/NotFound.tsx'
import { PageHero, PolicyHero, StoreHero } from './PageHero/PageHero.tsx'
import { PricingTable } from './PricingTable/PricingTable.tsx'
import { Related } from './Related/Related.tsx'
import { Stat, Stats } from './Stats/Stats.tsx'
import { Step, Steps } from './Steps/Steps.tsx'
import { StoreCatalogue } from './StoreCatalogue/StoreCatalogue.tsx'
import { VideoProducts } from './VideoProducts/VideoProducts.tsx'

/** What MDX may use: the whole list. */
export const widgets = {
  Address,
  Advantage,
  AppleCard,
  AppleForBusiness,
  ApplePartnership,
  Callout,
  Company,
  Comparison,
  ContactBand,
  CountedStat,
  Cta,
  Fact,
  Faq,
  Feature,
  FeatureGrid,
  Fit,
  HardwarePartners,
  Hero,
  KeyServices,
  Lead,
  Mail,
  NotFound,
  PageHero,
  PartnerCarousel,
  Phone,
  PolicyHero,
  PricingTable,
  ProductGrid,
  ProfessionalServices,
  PullQuote,
  Question,
  Related,
  Stat,
  Stats,
  StatsCounter,
  StoreCatalogue,
  StoreHero,
  Step,
  Steps,
  Suits,
  SuitsNot,
  Testimonials,
  VideoProducts,
} as const

export type WidgetName = keyof typeof widgets

/** The widgets, and how Markdown's own elements look. */
export const mdxComponents = { ...widgets, a: Link, table: Table, th: HeaderCell, img: Image }
