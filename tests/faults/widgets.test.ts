import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a misspelt widget is reported once, whatever stands in it', () => {
  expect(reportOn('widget-unknown')).toMatchInlineSnapshot(`
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

test('a widget that does not exist is reported with those that do', () => {
  expect(reportOn('widget-of-another-site')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgets]
        Found:    an unknown widget, <Carousel3D>
        Expected: a widget of this site; /gallery of npm run dev shows them all

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgets]
        Found:    an unknown widget, <Carousel3D>
        Expected: a widget of this site; /gallery of npm run dev shows them all"
  `)
})

test('a misspelt property is reported', () => {
  expect(reportOn('property-misspelt')).toMatchInlineSnapshot(`
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

test('a property that a widget does not have is reported with those it has', () => {
  expect(reportOn('property-unknown')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:38 error [widgetProps]
        Found:    <Feature colour="blue">
        Expected: a property of <Feature>, one of title, icon; or remove colour="blue"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:38 error [widgetProps]
        Found:    <Feature colour="blue">
        Expected: a property of <Feature>, one of title, icon; or remove colour="blue""
  `)
})

test('a property of a widget that has none is reported', () => {
  expect(reportOn('property-of-widget-without-any')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:12:11 error [widgetProps]
        Found:    <PageHero title="Acme">
        Expected: <PageHero> on its own: it has no properties

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:12:11 error [widgetProps]
        Found:    <PageHero title="Acme">
        Expected: <PageHero> on its own: it has no properties"
  `)
})

test('a class is refused', () => {
  expect(reportOn('property-class')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:38 error [widgetProps]
        Found:    <Feature className="wide">
        Expected: no className: the design decides how a widget looks; remove className="wide"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:38 error [widgetProps]
        Found:    <Feature className="wide">
        Expected: no className: the design decides how a widget looks; remove className="wide""
  `)
})

test('a handler is refused', () => {
  expect(reportOn('property-handler')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:38 error [widgetProps]
        Found:    <Feature onClick="open">
        Expected: no onClick: pages run no code; remove onClick="open"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:38 error [widgetProps]
        Found:    <Feature onClick="open">
        Expected: no onClick: pages run no code; remove onClick="open""
  `)
})

test('a missing property is reported with what belongs there', () => {
  expect(reportOn('property-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:1 error [widgetProps]
        Found:    <Feature> without icon
        Expected: icon: Name of the drawing. One of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar.
        Write:
          <Feature title="Licences" icon="…">

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:1 error [widgetProps]
        Found:    <Feature> without icon
        Expected: icon: Name of the drawing. One of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar.
        Write:
          <Feature title="רישיונות" icon="…">"
  `)
})

test('a property given twice is reported', () => {
  expect(reportOn('property-twice')).toMatchInlineSnapshot(`
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

test('a misspelt name in a property is reported', () => {
  expect(reportOn('property-of-wrong-name')).toMatchInlineSnapshot(`
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

test('a name in a property that resembles none is reported with every choice', () => {
  expect(reportOn('property-of-no-known-name')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon="rocketship"
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon="rocketship"
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('a number in the place of a name is reported', () => {
  expect(reportOn('property-as-number')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon={3}
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon={3}
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('a property without a value is reported', () => {
  expect(reportOn('property-without-value')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('an empty property is reported', () => {
  expect(reportOn('property-empty')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:27 error [widgetProps]
        Found:    icon=""
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:27 error [widgetProps]
        Found:    icon=""
        Expected: one of devices, shield, mail, identity, browser, assets, signature, patch, cloud, meeting, network, office, server, apple, support, tablet, laptop, document, accessibility, users, lost, check, clock, lock, key, chart, wrench, truck, phone, star, globe, refresh, plug, layers, search, box, calendar
        Write:
          icon="…""
  `)
})

test('a widget outside the one it belongs in is reported', () => {
  expect(reportOn('children-outside-their-widget')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgetChildren]
        Found:    <Feature> on its own
        Expected: <Feature> inside <FeatureGrid>
        Write:
          <FeatureGrid>
          
          <Feature title="Alone" icon="lock">
          
          Words.
          
          </Feature>
          
          …
          
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
          
          …
          
          </FeatureGrid>"
  `)
})

test('too many widgets in one are reported', () => {
  expect(reportOn('children-too-many')).toMatchInlineSnapshot(`
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

test('text among widgets is reported', () => {
  expect(reportOn('children-of-another-kind')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:36:1 error [widgetChildren]
        Found:    Acme. inside <FeatureGrid>
        Expected: nothing but <Feature> inside

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:36:1 error [widgetChildren]
        Found:    Acme. inside <FeatureGrid>
        Expected: nothing but <Feature> inside"
  `)
})

test('a comparison without a table is reported with one to fill in', () => {
  expect(reportOn('children-without-table')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgetChildren]
        Found:    <Comparison> without a table
        Expected: a Markdown table inside, with cells between | signs
        Write:
          <Comparison caption="Two ways">
          
          | | … | … |
          | --- | --- | --- |
          | … | … | … |
          
          </Comparison>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgetChildren]
        Found:    <Comparison> without a table
        Expected: a Markdown table inside, with cells between | signs
        Write:
          <Comparison caption="שתי דרכים">
          
          | | … | … |
          | --- | --- | --- |
          | … | … | … |
          
          </Comparison>"
  `)
})

test('a list without hyphens is reported with them', () => {
  expect(reportOn('children-without-list')).toMatchInlineSnapshot(`
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

test('an empty widget is reported', () => {
  expect(reportOn('children-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgetChildren]
        Found:    <Lead> with nothing inside
        Expected: text inside, between two empty lines
        Write:
          <Lead>
          
          …
          
          </Lead>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgetChildren]
        Found:    <Lead> with nothing inside
        Expected: text inside, between two empty lines
        Write:
          <Lead>
          
          …
          
          </Lead>"
  `)
})

test('words in a widget that shows its own are reported', () => {
  expect(reportOn('children-not-wanted')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:5 error [widgetChildren]
        Found:    <Company> with something inside
        Expected: <Company> on its own; it knows what to show
        Write:
          <Company />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:8 error [widgetChildren]
        Found:    <Company> with something inside
        Expected: <Company> on its own; it knows what to show
        Write:
          <Company />"
  `)
})

test('a block widget in a line of text is corrected to lines of its own', () => {
  expect(reportOn('children-in-a-line')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:7 error [widgetChildren]
        Found:    <Callout> inside a line of text
        Expected: the widget on lines of its own, with empty lines around its contents
        Write:
          <Callout title="Words">
          
          words
          
          </Callout>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:12 error [widgetChildren]
        Found:    <Callout> inside a line of text
        Expected: the widget on lines of its own, with empty lines around its contents
        Write:
          <Callout title="מילים">
          
          מילים
          
          </Callout>"
  `)
})

test('a table without the line below its first row gets it', () => {
  expect(reportOn('children-table-without-rule')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgetChildren]
        Found:    <Comparison> with a table that has no line of hyphens below its first row
        Expected: that line, with as many cells as the first row
        Write:
          <Comparison caption="Two ways">
          
          | By hand | With Acme |
          | --- | --- |
          | Always out of date | Always true |
          
          </Comparison>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgetChildren]
        Found:    <Comparison> with a table that has no line of hyphens below its first row
        Expected: that line, with as many cells as the first row
        Write:
          <Comparison caption="שתי דרכים">
          
          | ביד | בעזרת Acme |
          | --- | --- |
          | תמיד לא מעודכן | תמיד נכון |
          
          </Comparison>"
  `)
})

test('a widget with two letters swapped is recognised', () => {
  expect(reportOn('widget-with-letters-swapped')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [widgets]
        Found:    an unknown widget, <Fqa>
        Expected: a known widget; did you mean <Faq>?
        Write:
          <Faq />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [widgets]
        Found:    an unknown widget, <Fqa>
        Expected: a known widget; did you mean <Faq>?
        Write:
          <Faq />"
  `)
})

test('a widget has its capital letters', () => {
  expect(reportOn('widget-in-small-letters')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:38:1 error [pairs]
        Found:    no <Cta title="…"> in this part of the page, while the Hebrew page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:42:1
        Write:
          <Cta title="…">

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    the tag <cta>
        Expected: the widget <Cta>, with capital letters where it has them, in both its tags
        Write:
          <Cta title="See your own list">"
  `)
})
