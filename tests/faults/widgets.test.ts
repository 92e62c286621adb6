import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a misspelt widget is told once, whatever stands in it', () => {
  expect(told('widget-unknown')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:22:1 error [widgets]
        Found:    an unknown widget, <FeaturesGrid>
        Expected: a known widget; did you mean <FeatureGrid>?
        Write:
          <FeatureGrid>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:22:1 error [widgets]
        Found:    an unknown widget, <FeaturesGrid>
        Expected: a known widget; did you mean <FeatureGrid>?
        Write:
          <FeatureGrid>"
  `)
})

test('a widget that does not exist is told with those that do', () => {
  expect(told('widget-of-another-site')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgets]
        Found:    an unknown widget, <Carousel3D>
        Expected: one of Address, Advantage, AppleCard, AppleForBusiness, ApplePartnership, Callout, Company, Comparison, ContactBand, CountedStat, Cta, Fact, Faq, Feature, FeatureGrid, Fit, HardwarePartners, Hero, KeyServices, Lead, Mail, NotFound, PageHero, PartnerCarousel, Phone, PolicyHero, PricingTable, ProductGrid, ProfessionalServices, PullQuote, Question, Related, Stat, Stats, StatsCounter, StoreCatalogue, StoreHero, Step, Steps, Suits, SuitsNot, Testimonials, VideoProducts

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgets]
        Found:    an unknown widget, <Carousel3D>
        Expected: one of Address, Advantage, AppleCard, AppleForBusiness, ApplePartnership, Callout, Company, Comparison, ContactBand, CountedStat, Cta, Fact, Faq, Feature, FeatureGrid, Fit, HardwarePartners, Hero, KeyServices, Lead, Mail, NotFound, PageHero, PartnerCarousel, Phone, PolicyHero, PricingTable, ProductGrid, ProfessionalServices, PullQuote, Question, Related, Stat, Stats, StatsCounter, StoreCatalogue, StoreHero, Step, Steps, Suits, SuitsNot, Testimonials, VideoProducts"
  `)
})

test('a misspelt property is told', () => {
  expect(told('property-misspelt')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    <Feature icons="key">
        Expected: a property of <Feature>; did you mean "icon"?
        Write:
          icon="key"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    <Feature icons="key">
        Expected: a property of <Feature>; did you mean "icon"?
        Write:
          icon="key""
  `)
})

test('a property that a widget does not have is told with those it has', () => {
  expect(told('property-unknown')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:38 error [widgetProps]
        Found:    <Feature colour="blue">
        Expected: a property of <Feature>: title, icon; or remove colour="blue"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:38 error [widgetProps]
        Found:    <Feature colour="blue">
        Expected: a property of <Feature>: title, icon; or remove colour="blue""
  `)
})

test('a widget without properties is told to have none', () => {
  expect(told('property-of-widget-without-any')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:12:11 error [widgetProps]
        Found:    <PageHero title="Acme">
        Expected: <PageHero> alone: it has no properties

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:12:11 error [widgetProps]
        Found:    <PageHero title="Acme">
        Expected: <PageHero> alone: it has no properties"
  `)
})

test('a class is refused', () => {
  expect(told('property-class')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:38 error [widgetProps]
        Found:    <Feature className="wide">
        Expected: no className: how a widget looks is the design's; remove className="wide"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:38 error [widgetProps]
        Found:    <Feature className="wide">
        Expected: no className: how a widget looks is the design's; remove className="wide""
  `)
})

test('a handler is refused', () => {
  expect(told('property-handler')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:38 error [widgetProps]
        Found:    <Feature onClick="open">
        Expected: no onClick: pages run no programs; remove onClick="open"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:38 error [widgetProps]
        Found:    <Feature onClick="open">
        Expected: no onClick: pages run no programs; remove onClick="open""
  `)
})

test('a missing property is told with what belongs there', () => {
  expect(told('property-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:1 error [widgetProps]
        Found:    <Feature> without icon
        Expected: icon: Name of the drawing. One of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar.
        Write:
          <Feature title="Licences" icon="…">

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:1 error [widgetProps]
        Found:    <Feature> without icon
        Expected: icon: Name of the drawing. One of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar.
        Write:
          <Feature title="רישיונות" icon="…">"
  `)
})

test('a property that stands twice is told', () => {
  expect(told('property-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:38 error [widgetProps]
        Found:    icon twice in one <Feature>
        Expected: each property once; remove one of the two

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:38 error [widgetProps]
        Found:    icon twice in one <Feature>
        Expected: each property once; remove one of the two"
  `)
})

test('a misspelt name in a property is told', () => {
  expect(told('property-of-wrong-name')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon="keys"
        Expected: one of the known names; did you mean "key"?
        Write:
          icon="key"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon="keys"
        Expected: one of the known names; did you mean "key"?
        Write:
          icon="key""
  `)
})

test('a name in a property that is near to none is told with all', () => {
  expect(told('property-of-no-known-name')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon="rocketship"
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon="rocketship"
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('a number in the place of a name is told', () => {
  expect(told('property-as-number')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon={3}
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon={3}
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('a property without a value is told', () => {
  expect(told('property-without-value')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('an empty property is told', () => {
  expect(told('property-empty')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon=""
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon=""
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, lost, check, clock, lock, users, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('a widget outside the one it belongs into is told', () => {
  expect(told('children-outside-their-widget')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgetChildren]
        Found:    <Feature> on its own
        Expected: <Feature> inside <FeatureGrid>
        Write:
          <FeatureGrid>
          
          <Feature title="Alone" icon="lock">
          
          Words.
          
          </Feature>
          
          </FeatureGrid>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgetChildren]
        Found:    <Feature> on its own
        Expected: <Feature> inside <FeatureGrid>
        Write:
          <FeatureGrid>
          
          <Feature title="לבד" icon="lock">
          
          מילים.
          
          </Feature>
          
          </FeatureGrid>"
  `)
})

test('too many widgets in one are told', () => {
  expect(told('children-too-many')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:22:1 error [widgetChildren]
        Found:    <FeatureGrid> with 7 <Feature> inside
        Expected: 2 to 6 of them

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:22:1 error [widgetChildren]
        Found:    <FeatureGrid> with 7 <Feature> inside
        Expected: 2 to 6 of them"
  `)
})

test('text among widgets is told', () => {
  expect(told('children-of-another-kind')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:36:1 error [widgetChildren]
        Found:    Acme. inside <FeatureGrid>
        Expected: <Feature> inside, and nothing else

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:36:1 error [widgetChildren]
        Found:    Acme. inside <FeatureGrid>
        Expected: <Feature> inside, and nothing else"
  `)
})

test('a comparison without a table is told with one to fill in', () => {
  expect(told('children-without-table')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgetChildren]
        Found:    <Comparison> without a table
        Expected: a Markdown table inside, cells between | signs
        Write:
          <Comparison caption="Two ways">
          
          | | … | … |
          | --- | --- | --- |
          | … | … | … |
          
          </Comparison>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgetChildren]
        Found:    <Comparison> without a table
        Expected: a Markdown table inside, cells between | signs
        Write:
          <Comparison caption="שתי דרכים">
          
          | | … | … |
          | --- | --- | --- |
          | … | … | … |
          
          </Comparison>"
  `)
})

test('a list that is none is told with its hyphens', () => {
  expect(told('children-without-list')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [widgetChildren]
        Found:    <Suits> without a list
        Expected: a list inside, each point on a line that starts with a hyphen
        Write:
          <Suits>
          
          - Teams.
          
          </Suits>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [widgetChildren]
        Found:    <Suits> without a list
        Expected: a list inside, each point on a line that starts with a hyphen
        Write:
          <Suits>
          
          - צוותים.
          
          </Suits>"
  `)
})

test('an empty widget is told', () => {
  expect(told('children-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgetChildren]
        Found:    <Lead> with nothing inside
        Expected: words inside, between two empty lines
        Write:
          <Lead>
          
          …
          
          </Lead>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgetChildren]
        Found:    <Lead> with nothing inside
        Expected: words inside, between two empty lines
        Write:
          <Lead>
          
          …
          
          </Lead>"
  `)
})

test('words in a widget that shows its own are told', () => {
  expect(told('children-not-wanted')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:5 error [widgetChildren]
        Found:    <Company> with something inside
        Expected: <Company> alone; it knows by itself what to show
        Write:
          <Company />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:8 error [widgetChildren]
        Found:    <Company> with something inside
        Expected: <Company> alone; it knows by itself what to show
        Write:
          <Company />"
  `)
})

test('a block widget in a line of text is told on lines of its own', () => {
  expect(told('children-in-a-line')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:7 error [widgetChildren]
        Found:    <Callout> inside a line of text
        Expected: the widget on lines of its own, with an empty line around what stands inside
        Write:
          <Callout title="Words">
          
          words
          
          </Callout>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:12 error [widgetChildren]
        Found:    <Callout> inside a line of text
        Expected: the widget on lines of its own, with an empty line around what stands inside
        Write:
          <Callout title="מילים">
          
          מילים
          
          </Callout>"
  `)
})
