import { entriesAsRead } from '../../content/checks/read/asRead.ts'
import { factUses } from '../../content/checks/read/factUses.ts'
import { elementsOf, nodesOf, stringProp } from '../../content/checks/read/nodes.ts'
import type { Content, PageSource } from '../../content/checks/types.ts'
import { describeWidget } from '../../content/widgets.ts'
import { yamlFile } from '../../content/yamlFile.ts'

const plansFile = 'content/data/plans.yaml'

interface Unused {
  readonly facts: ReadonlySet<string>
  readonly plans: ReadonlySet<string>
  /** Files, from the project's root. */
  readonly pictures: readonly string[]
}

/** Facts, price tables and pictures that pages use and nothing else does; what nothing used before is left alone. */
export function usedOnlyBy(content: Content, files: readonly string[], factsInCode: ReadonlySet<string>): Unused {
  const isOwn = ({ file }: { file: string }) => files.includes(file)
  const [own, others] = [content.pages.filter(isOwn), content.pages.filter(page => !isOwn(page))]
  const only = (used: (pages: readonly PageSource[]) => readonly string[]) => {
    const elsewhere = new Set(used(others))
    return new Set(used(own).filter(name => !elsewhere.has(name)))
  }
  const plans = only(pages => pages.flatMap(page => named(page, content, 'plans')))
  const yaml = withoutTables(content.yaml, plans)
  const before = new Set(factUses({ ...content, pages: own }).map(({ id }) => id))
  const elsewhere = new Set(factUses({ ...content, pages: others, yaml }).map(({ id }) => id))
  const shownBefore = new Set(factUses({ ...content, pages: others }).map(({ id }) => id))
  // A page that is still to be filled in names facts that are not there.
  const known = content.data('facts')?.value ?? {}
  const facts = [...before, ...shownBefore].filter(
    id => Object.hasOwn(known, id) && !elsewhere.has(id) && !factsInCode.has(id),
  )
  const pictures = only(pages => pages.flatMap(picturesOf))
  return { facts: new Set(facts), plans, pictures: [...pictures].filter(file => content.files.has(file)) }
}

function withoutTables(files: Content['yaml'], tables: ReadonlySet<string>): Content['yaml'] {
  const known = files.get(plansFile)
  const read = entriesAsRead({ yaml: files }, 'plans')
  if (!known || !read) return files
  const left = Object.fromEntries(Object.entries(read).filter(([name]) => !tables.has(name)))
  return new Map([...files, [plansFile, yamlFile(plansFile, known.source, left)]])
}

const named = (page: PageSource, { widgets }: Content, kind: 'plans'): string[] =>
  [...elementsOf(page.tree)].flatMap(({ element }) =>
    Object.entries(describeWidget(widgets, element.name)?.props ?? {}).flatMap(([name, { refersTo }]) =>
      refersTo === kind ? (stringProp(element, name) ?? []) : [],
    ),
  )

/** Files under content/images that a page shows. */
const picturesOf = (page: PageSource): string[] =>
  [...nodesOf(page.tree)].flatMap(node =>
    node.type === 'image' && node.url.startsWith('../images/') ? [`content/${node.url.slice('../'.length)}`] : [],
  )
