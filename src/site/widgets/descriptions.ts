import type { WidgetDescription } from '../../content/widgets.ts'
import { anatomyDescriptions } from './Anatomy/description.ts'
import { barsDescriptions } from './Bars/description.ts'
import { calloutDescriptions } from './Callout/description.ts'
import { comparisonDescriptions } from './Comparison/description.ts'
import { contactDescriptions } from './Contact/description.ts'
import { ctaDescriptions } from './Cta/description.ts'
import { factDescriptions } from './Fact/description.ts'
import { faqDescriptions } from './Faq/description.ts'
import { featureGridDescriptions } from './FeatureGrid/description.ts'
import { fitDescriptions } from './Fit/description.ts'
import { flowDescriptions } from './Flow/description.ts'
import { hardwarePartnersDescriptions } from './HardwarePartners/description.ts'
import { homeDescriptions } from './home/description.ts'
import type { WidgetName } from './index.ts'
import { lanesDescriptions } from './Lanes/description.ts'
import { layersDescriptions } from './Layers/description.ts'
import { markdownDescriptions } from './Markdown/description.ts'
import { notFoundDescriptions } from './NotFound/description.ts'
import { pageHeroDescriptions } from './PageHero/description.ts'
import { planDescriptions } from './Plan/description.ts'
import { pricingTableDescriptions } from './PricingTable/description.ts'
import { relatedDescriptions } from './Related/description.ts'
import { statsDescriptions } from './Stats/description.ts'
import { stepsDescriptions } from './Steps/description.ts'
import { storeCatalogueDescriptions } from './StoreCatalogue/description.ts'
import { timelineDescriptions } from './Timeline/description.ts'
import { videoProductsDescriptions } from './VideoProducts/description.ts'

/** Every widget as writers, editors and the checks know it, described in its folder; the components are in ./index.ts. */
export const widgetDescriptions = {
  ...anatomyDescriptions,
  ...barsDescriptions,
  ...calloutDescriptions,
  ...comparisonDescriptions,
  ...contactDescriptions,
  ...ctaDescriptions,
  ...factDescriptions,
  ...faqDescriptions,
  ...featureGridDescriptions,
  ...fitDescriptions,
  ...flowDescriptions,
  ...hardwarePartnersDescriptions,
  ...homeDescriptions,
  ...lanesDescriptions,
  ...layersDescriptions,
  ...markdownDescriptions,
  ...notFoundDescriptions,
  ...pageHeroDescriptions,
  ...planDescriptions,
  ...pricingTableDescriptions,
  ...relatedDescriptions,
  ...statsDescriptions,
  ...stepsDescriptions,
  ...storeCatalogueDescriptions,
  ...timelineDescriptions,
  ...videoProductsDescriptions,
} as const satisfies Record<WidgetName, WidgetDescription>
