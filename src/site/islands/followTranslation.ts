/** Texts that a translation took out of the page, with what is in their place. */
const translated = new WeakMap<Node, ChildNode>()

/**
 * Keeps an island alive on a page that the browser translates. Translations put a `<font>` in place of each text, and React,
 * which knows only its own texts, throws at the next change and takes the whole island out of the page.
 */
export function followTranslation(root: Node): void {
  const observer = new MutationObserver(records => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') showAgain(target)
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!font) continue
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue
        translated.set(text, font)
        // What React writes next goes into the text, which no one sees.
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  allowForTranslation()
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** Puts a text back that has changed; the translation will see it as a new one. */
function showAgain(text: Node): void {
  translated.get(text)?.replaceWith(text)
  translated.delete(text)
}

/** The child of `parent` that is a node, replaces it, or contains it. */
function childInPlace(parent: Node, node: Node): Node | undefined {
  let found: Node | null = node.parentNode ? node : (translated.get(node) ?? null)
  while (found && found.parentNode !== parent) found = found.parentNode
  return found ?? undefined
}

let allowed = false

/** Makes removing or inserting next to a translated text mean what is in its place. */
function allowForTranslation(): void {
  if (allowed) return
  allowed = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const found = childInPlace(this, child)
    if (found) removeChild.call(this, found)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    insertBefore.call(this, node, (before && childInPlace(this, before)) ?? null)
    return node
  }
}
