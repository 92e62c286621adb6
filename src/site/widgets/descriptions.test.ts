import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { describeWidget } from '../../content/widgets.ts'
import { widgetDescriptions } from './descriptions.ts'
import type { WidgetName, widgets } from './index.ts'

type Component<Name extends WidgetName> = ComponentProps<(typeof widgets)[Name]>
type Described<Name extends WidgetName> = (typeof widgetDescriptions)[Name]['props']
/** Writers give no id to a question: src/content/mdx/numberQuestions.ts does. */
type Props<Name extends WidgetName> = Omit<Component<Name>, 'children' | (Name extends 'Question' ? 'id' : never)>

/** The props that a component has and its description lacks, or the other way round; `never` where they agree. */
type Strayed<Name extends WidgetName> =
  | Exclude<keyof Props<Name>, keyof Described<Name>>
  | Exclude<keyof Described<Name>, keyof Props<Name>>

/** The props that are required in one of the two only. */
type Unequal<Name extends WidgetName> = {
  [Key in keyof Described<Name> & keyof Props<Name>]: Described<Name>[Key] extends { required: infer Required }
    ? [undefined extends Props<Name>[Key] ? false : true] extends [Required]
      ? never
      : Key
    : Key
}[keyof Described<Name> & keyof Props<Name>]

type Disagreeing = { [Name in WidgetName]: Strayed<Name> | Unequal<Name> extends never ? never : Name }[WidgetName]

test('each widget is described with the props of its component (proved by the compiler)', () => {
  const agreed: [Disagreeing] extends [never] ? true : Disagreeing = true
  expect(agreed).toBe(true)
})

test('what a widget holds says that it belongs there', () => {
  const names = Object.keys(widgetDescriptions)
  for (const name of names) {
    const { children, inside } = describeWidget(widgetDescriptions, name) ?? { children: 'none' }
    if (typeof children !== 'string') {
      for (const child of children)
        expect(describeWidget(widgetDescriptions, child)?.inside, `${child} in ${name}`).toBe(name)
    }
    if (inside) expect(describeWidget(widgetDescriptions, inside)?.children, `${name} inside ${inside}`).toContain(name)
  }
})
