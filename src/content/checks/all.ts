import { addedFacts } from './addedFacts.ts'
import { addresses } from './addresses.ts'
import { anchors } from './anchors.ts'
import { counterparts } from './counterparts.ts'
import { damagedLetters } from './damagedLetters.ts'
import { data } from './data.ts'
import { dataReferences } from './dataReferences.ts'
import { drawings } from './drawings.ts'
import { duplicates } from './duplicates.ts'
import { factDates } from './factDates.ts'
import { facts } from './facts.ts'
import { fileNames } from './fileNames.ts'
import { frontMatter } from './frontMatter.ts'
import { gate } from './gate.ts'
import { glossary } from './glossary.ts'
import { headings } from './headings.ts'
import { hebrew } from './hebrew.ts'
import { images } from './images.ts'
import { isolation } from './isolation.ts'
import { languageOfData } from './languageOfData.ts'
import { languageOfText } from './languageOfText.ts'
import { leftoverMarks } from './leftoverMarks.ts'
import { links } from './links.ts'
import { lostAddresses } from './lostAddresses.ts'
import { menuLabels } from './menuLabels.ts'
import { mixedAlphabets } from './mixedAlphabets.ts'
import { pairs } from './pairs.ts'
import { publication } from './publication.ts'
import { readability } from './readability.ts'
import { redirects } from './redirects.ts'
import { references } from './references.ts'
import { repeats } from './repeats.ts'
import { seats } from './seats.ts'
import { sectionsBehind } from './sectionsBehind.ts'
import { spacing } from './spacing.ts'
import { storeItems } from './storeItems.ts'
import { storeOptions } from './storeOptions.ts'
import { syntax } from './syntax.ts'
import { tables } from './tables.ts'
import { trojanSource } from './trojanSource.ts'
import type { Check } from './types.ts'
import { unfinished } from './unfinished.ts'
import { unknownFact } from './unknownFact.ts'
import { updatedDays } from './updatedDays.ts'
import { widgetChildren } from './widgetChildren.ts'
import { widgetProps } from './widgetProps.ts'
import { widgets } from './widgets.ts'

/** Every check, one fault each; `npm run check`, the build and the dev server run the same list. */
export const checks: readonly Check[] = [
  addedFacts,
  addresses,
  anchors,
  counterparts,
  damagedLetters,
  data,
  dataReferences,
  drawings,
  duplicates,
  factDates,
  facts,
  fileNames,
  frontMatter,
  gate,
  glossary,
  headings,
  hebrew,
  images,
  isolation,
  languageOfData,
  languageOfText,
  leftoverMarks,
  links,
  menuLabels,
  mixedAlphabets,
  pairs,
  publication,
  readability,
  redirects,
  references,
  repeats,
  seats,
  sectionsBehind,
  spacing,
  storeItems,
  storeOptions,
  syntax,
  tables,
  trojanSource,
  unfinished,
  unknownFact,
  updatedDays,
  widgetChildren,
  widgetProps,
  widgets,
]

/** Checks for whoever writes a page, of what the checks above report on other pages: a list of all faults would have it twice. */
export const checksAtDesk: readonly Check[] = [lostAddresses]

/** Checks that a build leaves out: they advise writers, read every text, and nothing that they report makes a page unusable. */
export const advisoryChecks: ReadonlySet<Check> = new Set([readability, repeats, sectionsBehind])

/** Checks that look at each text, widget, link or picture alone, and so can run on the readable rest of a page that does not parse. */
export const localChecks: ReadonlySet<Check> = new Set([
  damagedLetters,
  drawings,
  facts,
  gate,
  glossary,
  hebrew,
  images,
  isolation,
  languageOfText,
  leftoverMarks,
  links,
  mixedAlphabets,
  references,
  spacing,
  tables,
  unknownFact,
  widgetProps,
  widgets,
])
