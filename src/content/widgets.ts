import type { Fact } from './facts.ts'

/** What a property's value names; a check looks it up. */
export type Reference = 'fact' | 'plans' | 'page' | 'pages' | 'storeCategory'

export interface WidgetProp {
  /** A `string` without `refersTo` holds words, which are translated; all other values are the same in both languages. */
  readonly kind: 'string' | 'number' | 'boolean' | 'one-of'
  /** The choices of a one-of. */
  readonly values?: readonly string[]
  readonly refersTo?: Reference
  /** Kinds of fact that it can show; every kind where left out. */
  readonly factKinds?: readonly Fact['kind'][]
  readonly required: boolean
  /** One line for writers. */
  readonly description: string
}

/** What is between a widget's opening and closing tag. */
type WidgetChildren = 'none' | 'markdown' | 'list' | 'table' | 'picture' | readonly string[]

/** A widget as writers, editors and the checks know it. */
export interface WidgetDescription {
  /** Used inside a sentence; every other widget is on its own lines. */
  readonly form?: 'inline'
  readonly description: string
  readonly props: Readonly<Record<string, WidgetProp>>
  /** Names of the widgets it holds; or Markdown, a list, a table, a picture, nothing. */
  readonly children: WidgetChildren
  /** How many of those widgets, at least and at most. */
  readonly count?: readonly [min: number, max: number]
  /** The widget it belongs into. */
  readonly inside?: string
  /** Level of the heading it generates. */
  readonly heading?: 2 | 3
  /** Id of its element, which links can lead to. */
  readonly anchor?: string
  /** One language may use it where the other has plain words. */
  readonly optional?: true
}

/** By the name that writers use. */
export type WidgetDescriptions = Readonly<Record<string, WidgetDescription>>

/** The description of a widget by the name that a writer gave; undefined for an unknown one. */
export function describeWidget(widgets: WidgetDescriptions, name: string | null): WidgetDescription | undefined {
  return name !== null && Object.hasOwn(widgets, name) ? widgets[name] : undefined
}

const wordProperties = new WeakMap<WidgetDescriptions, ReadonlySet<string>>()

/** Names of the properties that hold words; all others hold names, which both languages share. */
export function wordPropertiesOf(widgets: WidgetDescriptions): ReadonlySet<string> {
  const known = wordProperties.get(widgets)
  if (known) return known
  const names = new Set(
    Object.values(widgets).flatMap(({ props }) =>
      Object.entries(props).flatMap(([name, { kind, refersTo }]) => (kind === 'string' && !refersTo ? [name] : [])),
    ),
  )
  wordProperties.set(widgets, names)
  return names
}
