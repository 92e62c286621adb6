import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { icon, text, title } from '../props.ts'

export const homeDescriptions = {
  Advantage: {
    heading: 3,
    description: msg('One advantage, with a drawing.').id,
    props: { title, icon },
    children: 'markdown',
    inside: 'ApplePartnership',
  },
  AppleCard: {
    heading: 3,
    description: msg('A page of the Apple family with a reason to read it.').id,
    props: { page: { ...text(msg('File name of the page, without language.').id), refersTo: 'page' } },
    children: 'markdown',
    inside: 'AppleForBusiness',
  },
  AppleForBusiness: {
    heading: 2,
    description: msg('Three Apple pages, a sentence to remember, and a way on.').id,
    props: { title },
    children: ['AppleCard', 'PullQuote'],
  },
  ApplePartnership: {
    heading: 2,
    description: msg('What an authorised reseller adds.').id,
    props: { title },
    children: ['Advantage'],
  },
  ContactBand: {
    heading: 2,
    anchor: 'contact',
    description: msg('Ways to reach the company, the form, and what people ask first.').id,
    props: {
      title,
      keywords: {
        kind: 'string',
        required: false,
        description: msg('What visitors type into the search to find it, separated by commas.').id,
      },
    },
    children: 'markdown',
  },
  CountedStat: {
    description: msg('A figure that counts up.').id,
    props: {
      fact: {
        ...text(msg('Id of a fact whose kind is count or percent; <Stat> inside <Stats> shows the others.').id),
        refersTo: 'fact',
        factKinds: ['count', 'percent'],
      },
      label: text(msg('What the figure counts.').id),
    },
    children: 'none',
    inside: 'StatsCounter',
  },
  Hero: {
    description: msg('The top of the home page, with words that are typed.').id,
    props: {
      prefix: text(msg('What comes before the typed word.').id),
      words: text(msg('The typed words, separated by commas.').id),
      plan: text(msg('What the drawing shows, for those who do not see it.').id),
    },
    children: 'markdown',
  },
  KeyServices: {
    heading: 2,
    description: msg('The services asked for most, from content/data/navigation.yaml.').id,
    props: { title },
    children: 'none',
  },
  PartnerCarousel: {
    heading: 2,
    description: msg('The vendors of content/data/vendors.yaml on a strip.').id,
    props: { title },
    children: 'none',
  },
  ProductGrid: {
    heading: 2,
    anchor: 'products',
    description: msg('The products in content/data/vendors.yaml; the text inside appears in the banner below them.').id,
    props: { title, text: text(msg('A sentence or two under the heading.').id) },
    children: 'markdown',
  },
  ProfessionalServices: {
    heading: 2,
    description: msg('How projects are run: a list whose points are ticked.').id,
    props: { title },
    children: 'list',
  },
  PullQuote: {
    description: msg('A sentence to remember.').id,
    props: {},
    children: 'markdown',
    inside: 'AppleForBusiness',
  },
  StatsCounter: {
    description: msg('Figures that count up once.').id,
    props: {},
    children: ['CountedStat'],
    count: [2, 4],
  },
  Testimonials: {
    heading: 2,
    description: msg('What clients say, from content/data/testimonials.yaml.').id,
    props: { title },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
