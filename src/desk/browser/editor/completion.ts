import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { Text } from '../../../content/messages/msg.ts'
import type { Help, HelpProp, HelpWidget } from '../../server/protocol.ts'

/** What the cursor stands in, and what of it is written already. */
export type Place =
  | { kind: 'widget'; written: string }
  | { kind: 'attribute'; widget: string; used: readonly string[]; written: string }
  | { kind: 'value'; widget: string; attribute: string; written: string }
  | { kind: 'address'; picture: boolean; written: string }
  | { kind: 'figure'; written: string }

/** What can be written at the end of a line's beginning; undefined in plain words. */
export function placeAt(before: string): Place | undefined {
  const tag = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s+(?:([\w-]*)|([\w-]+)="([^"]*))$/.exec(before)
  if (tag) {
    const [, widget = '', attributes = '', written, attribute, value = ''] = tag
    if (attribute !== undefined) return { kind: 'value', widget, attribute, written: value }
    const used = [...attributes.matchAll(/([\w-]+)(?==|\s|$)/g)].map(([name]) => name)
    return { kind: 'attribute', widget, used, written: written ?? '' }
  }
  const [, widget] = /<([A-Z]?\w*)$/.exec(before) ?? []
  if (widget !== undefined) return { kind: 'widget', written: widget }
  const [, sign, address] = /(!?)\[[^\]]*\]\(([^)\s]*)$/.exec(before) ?? []
  if (address !== undefined) return { kind: 'address', picture: sign === '!', written: address }
  const [figure] = /(?<![\w.,"=#/-])[$₪]?\d[\d.,]*$/.exec(before) ?? []
  return figure === undefined ? undefined : { kind: 'figure', written: figure }
}

/** What is offered at a place, in the order of the help. */
export function optionsAt(place: Place, help: Help, say: (text: Text) => string): Completion[] {
  switch (place.kind) {
    case 'widget':
      return help.widgets.map(widget => widgetOption(widget, say))
    case 'attribute': {
      const props = widgetOf(help, place.widget)?.props ?? []
      return props.filter(({ name }) => !place.used.includes(name)).map(prop => attributeOption(prop, say))
    }
    case 'value': {
      const prop = widgetOf(help, place.widget)?.props.find(({ name }) => name === place.attribute)
      return prop ? valueOptions(prop, place.written, help) : []
    }
    case 'address':
      return place.picture ? help.pictures.map(pictureOption) : addressOptions(place.written, help)
    case 'figure':
      return factOptions(place.written, help).map(option => ({ ...option, apply: `<Fact id="${option.label}" />` }))
  }
}

const widgetOf = (help: Help, name: string): HelpWidget | undefined => help.widgets.find(widget => widget.name === name)

const widgetOption = ({ name, description, skeleton, inside }: HelpWidget, say: (text: Text) => string): Completion =>
  // The tag's first sign is written already.
  snippetCompletion(skeleton.slice(1), {
    label: name,
    type: 'class',
    info: say(description),
    ...(inside ? { detail: inside, boost: -1 } : {}),
  })

const attributeOption = ({ name, description, required, bare }: HelpProp, say: (text: Text) => string): Completion =>
  snippetCompletion(bare ? `${name}={\${}}` : `${name}="\${}"`, {
    label: name,
    type: 'property',
    info: say(description),
    boost: required ? 1 : 0,
  })

function valueOptions({ values, refersTo, factKinds }: HelpProp, written: string, help: Help): Completion[] {
  if (refersTo === 'fact') return factOptions(written, help, factKinds)
  if (refersTo === 'plans') return help.plans.map(label => ({ label }))
  if (refersTo === 'storeCategory') return help.storeCategories.map(label => ({ label }))
  if (refersTo) {
    return help.pages.map(({ path, title }) => ({ label: path === '/' ? 'home' : path.slice(1), detail: title }))
  }
  return values.map(label => ({ label, type: 'enum' }))
}

/** Facts by their id, or by the value that readers see. */
const factOptions = (written: string, { facts }: Help, kinds?: readonly string[]): Completion[] =>
  facts
    .filter(
      ({ id, value, kind }) => (!kinds || kinds.includes(kind)) && (id.includes(written) || value.includes(written)),
    )
    .map(({ id, value }) => ({ label: id, detail: value, type: 'constant' }))

const pictureOption = (file: string): Completion => ({ label: `../${file.replace(/^content\//, '')}`, type: 'text' })

function addressOptions(written: string, { pages }: Help): Completion[] {
  const [path, anchor] = written.split('#')
  if (anchor === undefined) return pages.map(({ path, title }) => ({ label: path, detail: title, type: 'text' }))
  const sections = pages.find(page => page.path === path)?.sections ?? []
  return sections.map(({ id, heading }) => ({ label: `${path}#${id}`, detail: heading, type: 'text' }))
}

/** Offers widgets, their attributes and values, facts by name and value, pages and sections. */
export function completion(readHelp: () => Promise<Help>, say: (text: Text) => string): Extension {
  let help: Promise<Help> | undefined
  const source = async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const line = state.doc.lineAt(pos)
    const place = placeAt(state.sliceDoc(line.from, pos))
    // A single figure means nothing yet.
    if (!place || (place.kind === 'figure' && !explicit && place.written.length < 2)) return null
    help ??= readHelp()
    const known = await help.catch(() => undefined)
    if (!known) {
      help = undefined
      return null
    }
    const options = optionsAt(place, known, say)
    // A list of pages is completed by its last name.
    const { written } = place
    const from = pos - (/[^,\s]*$/.exec(written)?.[0].length ?? 0)
    const byValue = options.some(({ type }) => type === 'constant')
    return { from, options, filter: !byValue }
  }
  return autocompletion({ override: [source], icons: false, maxRenderedOptions: 60 })
}
