import { type IconName, iconNames } from '../../content/names.ts'
import type { WidgetName } from './index.ts'

/** What a prop's value names; a check looks it up. */
export type Reference = 'fact' | 'plans' | 'page' | 'pages' | 'storeCategory'

export interface WidgetProp {
  readonly kind: 'string' | 'number' | 'boolean' | 'one-of'
  /** The choices of a one-of. */
  readonly values?: readonly string[]
  readonly refersTo?: Reference
  readonly required: boolean
  /** One line for writers. */
  readonly description: string
}

/** What stands between a widget's opening and closing tag. */
export type WidgetChildren = 'none' | 'markdown' | 'list' | 'table' | readonly string[]

export interface WidgetDescription {
  /** `inline` stands inside a sentence, `block` on lines of its own. */
  readonly form: 'inline' | 'block'
  readonly description: string
  readonly props: Readonly<Record<string, WidgetProp>>
  /** Names of the widgets it holds; or Markdown, a list, a table, nothing. */
  readonly children: WidgetChildren
  /** How many of those widgets, at least and at most. */
  readonly count?: readonly [min: number, max: number]
  /** The widget it belongs into. */
  readonly inside?: string
  /** Level of the heading that it shows by itself. */
  readonly heading?: 2 | 3
}

const text = (description: string) => ({ kind: 'string', required: true, description }) as const
const heading = text('Heading, sentence-like.')
const icon = {
  kind: 'one-of',
  values: iconNames satisfies readonly IconName[],
  required: true,
  description: 'Name of the drawing.',
} as const
const fact = { ...text('Id of a fact in content/data/facts.yaml.'), refersTo: 'fact' } as const

/** Every widget as writers, editors and the checks know it; the components are in ./index.ts. */
export const widgetProps = {
  Address: { form: 'inline', description: "The company's postal address.", props: {}, children: 'none' },
  Advantage: {
    form: 'block',
    heading: 3,
    description: 'One advantage, with a drawing.',
    props: { title: heading, icon },
    children: 'markdown',
    inside: 'ApplePartnership',
  },
  AppleCard: {
    form: 'block',
    heading: 3,
    description: 'A page of the Apple family with a reason to read it.',
    props: { page: { ...text('File name of the page, without language.'), refersTo: 'page' } },
    children: 'markdown',
    inside: 'AppleForBusiness',
  },
  AppleForBusiness: {
    form: 'block',
    heading: 2,
    description: 'Three Apple pages, a sentence to remember, and a way on.',
    props: { title: heading },
    children: ['AppleCard', 'PullQuote'],
  },
  ApplePartnership: {
    form: 'block',
    heading: 2,
    description: 'What an authorised reseller adds.',
    props: { title: heading },
    children: ['Advantage'],
  },
  Callout: {
    form: 'block',
    description: 'An aside that a reader should not miss; rarely.',
    props: { title: heading },
    children: 'markdown',
  },
  Company: { form: 'inline', description: "The company's name.", props: {}, children: 'none' },
  Comparison: {
    form: 'block',
    description: 'A Markdown table with a caption.',
    props: { caption: text('What the table compares.') },
    children: 'table',
  },
  ContactBand: {
    form: 'block',
    heading: 2,
    description: 'Ways to reach the company, the form, and what people ask first.',
    props: { title: heading },
    children: 'markdown',
  },
  CountedStat: {
    form: 'block',
    description: 'A figure that counts up.',
    props: { fact, label: text('What the figure counts.') },
    children: 'none',
    inside: 'StatsCounter',
  },
  Cta: {
    form: 'block',
    heading: 2,
    description: 'The step to take next, last on a page.',
    props: {
      title: heading,
      action: {
        kind: 'one-of',
        values: ['book', 'contact', 'quote'],
        required: false,
        description: 'book (the scheduling page, as usual), contact (the form below) or quote (the store).',
      },
      label: { kind: 'string', required: false, description: 'Words on the button, where the usual ones do not fit.' },
    },
    children: 'markdown',
  },
  Fact: {
    form: 'inline',
    description: 'A price, count, percentage, duration or date of content/data/facts.yaml.',
    props: {
      id: fact,
      form: {
        kind: 'one-of',
        values: ['value', 'number'],
        required: false,
        description: 'number leaves out unit, sign and currency.',
      },
    },
    children: 'none',
  },
  Faq: {
    form: 'block',
    description: 'Questions and answers, folded.',
    props: {},
    children: ['Question'],
    count: [1, 12],
  },
  Feature: {
    form: 'block',
    heading: 3,
    description: 'One feature, with a drawing.',
    props: { title: heading, icon },
    children: 'markdown',
    inside: 'FeatureGrid',
  },
  FeatureGrid: {
    form: 'block',
    description: 'Two to six features side by side.',
    props: {},
    children: ['Feature'],
    count: [2, 6],
  },
  Fit: {
    form: 'block',
    description: 'Whom the product suits, and whom it does not.',
    props: {},
    children: ['Suits', 'SuitsNot'],
    count: [2, 2],
  },
  HardwarePartners: {
    form: 'block',
    heading: 3,
    description: 'The makers of content/data/hardware.yaml.',
    props: {},
    children: 'none',
  },
  Hero: {
    form: 'block',
    description: 'The top of the home page, with words that are typed.',
    props: {
      prefix: text('What stands before the typed word.'),
      words: text('The typed words, separated by commas.'),
    },
    children: 'markdown',
  },
  KeyServices: {
    form: 'block',
    heading: 2,
    description: 'The services asked for most, of content/data/navigation.yaml.',
    props: { title: heading },
    children: 'none',
  },
  Lead: { form: 'block', description: 'One emphasised paragraph.', props: {}, children: 'markdown' },
  Mail: {
    form: 'inline',
    description: "One of the company's mail addresses, as a link.",
    props: {
      kind: {
        kind: 'one-of',
        values: ['general', 'privacy', 'accessibility'],
        required: false,
        description: 'Which address; general where it is left out.',
      },
    },
    children: 'none',
  },
  NotFound: {
    form: 'block',
    description: 'The screen of an unknown address: heading, text, and the way home.',
    props: {},
    children: 'markdown',
  },
  PageHero: {
    form: 'block',
    description: 'The top of a page that sells: the # heading and one or two sentences.',
    props: {},
    children: 'markdown',
  },
  PartnerCarousel: {
    form: 'block',
    heading: 2,
    description: 'The vendors of content/data/vendors.yaml on a strip.',
    props: { title: heading },
    children: 'none',
  },
  Phone: { form: 'inline', description: "The company's telephone number, as a link.", props: {}, children: 'none' },
  PolicyHero: {
    form: 'block',
    description: 'The top of a legal page: the # heading and a sentence.',
    props: {},
    children: 'markdown',
  },
  PricingTable: {
    form: 'block',
    heading: 3,
    description: 'Plans and prices side by side.',
    props: { plans: { ...text('Name of a group in content/data/plans.yaml.'), refersTo: 'plans' } },
    children: 'none',
  },
  ProductGrid: {
    form: 'block',
    heading: 2,
    description: 'The products of content/data/vendors.yaml; the banner below them says what stands inside.',
    props: { title: heading, text: text('A sentence or two under the heading.') },
    children: 'markdown',
  },
  ProfessionalServices: {
    form: 'block',
    heading: 2,
    description: 'How projects are run: a list whose points are ticked.',
    props: { title: heading },
    children: 'list',
  },
  PullQuote: {
    form: 'block',
    description: 'A sentence to remember.',
    props: {},
    children: 'markdown',
    inside: 'AppleForBusiness',
  },
  Question: {
    form: 'block',
    heading: 3,
    description: 'One question; the answer stands inside.',
    props: { q: text('The question.') },
    children: 'markdown',
    inside: 'Faq',
  },
  Related: {
    form: 'block',
    description: 'Cards of two or three other pages.',
    props: {
      pages: { ...text('File names of pages, without language, separated by commas.'), refersTo: 'pages' },
    },
    children: 'none',
  },
  Stat: {
    form: 'block',
    description: 'One figure with its label.',
    props: { fact, label: text('What the figure says.') },
    children: 'none',
    inside: 'Stats',
  },
  Stats: {
    form: 'block',
    description: 'Two to four figures in a row.',
    props: {},
    children: ['Stat'],
    count: [2, 4],
  },
  StatsCounter: {
    form: 'block',
    description: 'Figures that count up once.',
    props: {},
    children: ['CountedStat'],
    count: [2, 4],
  },
  StoreCatalogue: {
    form: 'block',
    description: 'The store, or one category of it.',
    props: {
      category: {
        kind: 'string',
        required: false,
        refersTo: 'storeCategory',
        description: 'File name of a category in content/data/store; all of them where it is left out.',
      },
    },
    children: 'none',
  },
  StoreHero: {
    form: 'block',
    description: 'The top of a store page: the # heading and a sentence.',
    props: {},
    children: 'markdown',
  },
  Step: {
    form: 'block',
    heading: 3,
    description: 'One step of a process.',
    props: { title: heading },
    children: 'markdown',
    inside: 'Steps',
  },
  Steps: {
    form: 'block',
    description: 'A numbered process of three to six steps.',
    props: {},
    children: ['Step'],
    count: [3, 6],
  },
  Suits: { form: 'block', heading: 3, description: 'Whom it suits.', props: {}, children: 'list', inside: 'Fit' },
  SuitsNot: {
    form: 'block',
    heading: 3,
    description: 'Whom it does not suit.',
    props: {},
    children: 'list',
    inside: 'Fit',
  },
  Testimonials: {
    form: 'block',
    heading: 2,
    description: 'What clients say, of content/data/testimonials.yaml.',
    props: { title: heading },
    children: 'none',
  },
  VideoProducts: {
    form: 'block',
    heading: 3,
    description: 'The room kits of content/data/video.yaml.',
    props: {},
    children: 'none',
  },
} as const satisfies Record<WidgetName, WidgetDescription>

/** The description of a widget by the name that a writer gave; undefined for an unknown one. */
export function describeWidget(name: string): WidgetDescription | undefined {
  return Object.hasOwn(widgetProps, name) ? (widgetProps as Record<string, WidgetDescription>)[name] : undefined
}
