import type { Nodes } from 'mdast'
import { msg } from '../messages/msg.ts'
import { withNumbers } from '../placeholders.ts'
import { inOurWords } from './read/foreignWidgets.ts'
import { isLiteral } from './read/literal.ts'
import { type Element, inPlaceOf, isElement, nestedNodesOf, startOf, withoutNode, writtenAs } from './read/nodes.ts'
import { explainTag } from './read/tags.ts'
import type { Check, Content, Finding, PageSource } from './types.ts'

type Attribute = Element['attributes'][number]
type Words = Pick<Finding, 'found' | 'expected' | 'fix' | 'edit'>

/** What MDX would run as a program, or hand to the browser as it is: a page is text and widgets. */
export const gate: Check = function* (content) {
  for (const page of content.pages) {
    for (const { node, parent } of nestedNodesOf(page.tree)) {
      const fault = refused(content, page, node, parent)
      if (!fault) continue
      const { at = node, ...words } = fault
      yield { check: 'gate', severity: 'error', ...startOf(page, at), ...words }
    }
  }
}

function refused(
  content: Content,
  page: PageSource,
  node: Nodes,
  parent: Element | undefined,
): (Words & { at?: Attribute }) | undefined {
  if (node.type === 'mdxjsEsm') {
    const exported = node.value.startsWith('export')
    return {
      found: node.value.split('\n')[0] ?? '',
      expected: exported
        ? msg(
            'no export: a page holds only text and widgets; remove this line. If it is text, begin it with another word',
          )
        : msg(
            'no import: every widget is available already; remove this line. If it is text, begin it with another word',
          ),
      ...(node.data?.estree?.body.every(({ type }) => type === 'ImportDeclaration')
        ? { edit: withoutNode(page, node) }
        : {}),
    }
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (isLiteral(node.data?.estree, { comments: true })) return undefined
    const written = `{${node.value}}`
    const fact = node.value.trim()
    if (Object.hasOwn(content.entries('facts')?.value ?? {}, fact)) {
      const fix = `<Fact id="${fact}" />`
      return {
        found: msg('the fact {fact} in curly brackets', { fact }),
        expected: msg('the widget that shows it'),
        fix,
        edit: inPlaceOf(node, fix),
      }
    }
    return {
      found: msg('the expression {written}', { written }),
      expected: msg('text: anything in curly brackets would be run as code. To show a curly bracket, write {escaped}', {
        escaped: '\\{',
      }),
      fix: `\\${written}`,
    }
  }
  if (!isElement(node)) return undefined
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return {
        at: attribute,
        found: msg('{spread} among the properties', { spread: `{${attribute.value}}` }),
        expected: msg('each property by its name, such as {example}', { example: 'title="…"' }),
      }
    }
    const { name, value } = attribute
    if (typeof value !== 'object' || value === null || isLiteral(value.data?.estree)) continue
    const written = `${name}={${value.value}}`
    if (withNumbers(written) !== written) {
      return {
        at: attribute,
        found: msg('{text}, which is still to be written', { text: written }),
        expected: msg('a number in curly brackets'),
      }
    }
    return {
      at: attribute,
      found: written,
      expected: msg('a text in quotes, a number or true: anything else in curly brackets would be run as code'),
      fix: `${name}="…"`,
    }
  }
  const words = explainTag(node, writtenAs(page, node))
  // A widget written in a different case; where `explainTag` has a fix, the HTML tag was meant.
  const meant = Object.keys(content.widgets).find(name => name !== node.name && equalIgnoringCase(name, node.name))
  if (words && meant && words.fix === undefined) {
    return {
      found: msg('the tag {tag}', { tag: `<${node.name}>` }),
      expected: msg('the widget {widget}, with capital letters where it has them, in both its tags', {
        widget: `<${meant}>`,
      }),
      ...renamed(page, node, meant),
    }
  }
  const ours = words && inOurWords(page, node, parent)
  if (ours) return { ...words, fix: ours.fix, edit: ours.edit }
  return words?.fix === undefined ? words : { ...words, edit: inPlaceOf(node, words.fix) }
}

const equalIgnoringCase = (widget: string, name: string | null): boolean => widget.toLowerCase() === name?.toLowerCase()

/** The element with this name in both its tags. */
function renamed(page: PageSource, node: Element, name: string): Pick<Finding, 'fix' | 'edit'> {
  const written = writtenAs(page, node)
  const whole = written.replace(/^<[\w.]+/, `<${name}`).replace(/<\/[\w.]+(\s*>)$/, `</${name}$1`)
  return { fix: whole.split('\n')[0] ?? whole, edit: inPlaceOf(node, whole) }
}
