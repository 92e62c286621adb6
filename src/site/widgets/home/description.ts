import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { icon, text, title } from '../props.ts'

export const homeDescriptions = {
  Advantage: {
    heading: 3,
    description: 'One advantage, with a drawing.',
    props: { title, icon },
    children: 'markdown',
    inside: 'ApplePartnership',
  },
  AppleCard: {
    heading: 3,
    description: 'A page of the Apple family with a reason to read it.',
    props: { page: { ...text('File name of the page, without language.'), refersTo: 'page' } },
    children: 'markdown',
    inside: 'AppleForBusiness',
  },
  AppleForBusiness: {
    heading: 2,
    description: 'Three Apple pages, a sentence to remember, and a way on.',
    props: { title },
    children: ['AppleCard', 'PullQuote'],
  },
  ApplePartnership: {
    heading: 2,
    description: 'What an authorised reseller adds.',
    props: { title },
    children: ['Advantage'],
  },
  ContactBand: {
    heading: 2,
    anchor: 'contact',
    description: 'Ways to reach the company, the form, and what people ask first.',
    props: { title },
    children: 'markdown',
  },
  CountedStat: {
    description: 'A figure that counts up.',
    props: {
      fact: {
        ...text('Id of a fact whose kind is count or percent; <Stat> inside <Stats> shows the others.'),
        refersTo: 'fact',
        factKinds: ['count', 'percent'],
      },
      label: text('What the figure counts.'),
    },
    children: 'none',
    inside: 'StatsCounter',
  },
  Hero: {
    description: 'The top of the home page, with words that are typed.',
    props: { prefix: text('What stands before the typed word.'), words: text('The typed words, separated by commas.') },
    children: 'markdown',
  },
  KeyServices: {
    heading: 2,
    description: 'The services asked for most, of content/data/navigation.yaml.',
    props: { title },
    children: 'none',
  },
  PartnerCarousel: {
    heading: 2,
    description: 'The vendors of content/data/vendors.yaml on a strip.',
    props: { title },
    children: 'none',
  },
  ProductGrid: {
    heading: 2,
    anchor: 'products',
    description: 'The products of content/data/vendors.yaml; the banner below them says what stands inside.',
    props: { title, text: text('A sentence or two under the heading.') },
    children: 'markdown',
  },
  ProfessionalServices: {
    heading: 2,
    description: 'How projects are run: a list whose points are ticked.',
    props: { title },
    children: 'list',
  },
  PullQuote: { description: 'A sentence to remember.', props: {}, children: 'markdown', inside: 'AppleForBusiness' },
  StatsCounter: { description: 'Figures that count up once.', props: {}, children: ['CountedStat'], count: [2, 4] },
  Testimonials: {
    heading: 2,
    description: 'What clients say, of content/data/testimonials.yaml.',
    props: { title },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
