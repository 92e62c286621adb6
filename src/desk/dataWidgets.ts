import type { DataName } from '../content/dataFiles.ts'
import type { WidgetName } from '../site/widgets/index.ts'

/** The widgets that show a data file as a whole; `all` for what surrounds every page. Facts are shown one by one. */
export const dataWidgets: Readonly<Record<Exclude<DataName, 'facts'>, readonly WidgetName[] | 'all'>> = {
  company: 'all',
  navigation: 'all',
  redirects: [],
  plans: ['PricingTable'],
  hardware: ['HardwarePartners'],
  video: ['VideoProducts'],
  vendors: ['PartnerCarousel', 'ProductGrid'],
  testimonials: ['Testimonials'],
}
