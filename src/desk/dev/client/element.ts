type Child = Node | string | null | undefined | false

type Props = Record<string, string | number | boolean | undefined | ((event: Event) => void)>

/** One element: attributes, `on…` listeners and children; text is never taken for markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter(child => child !== null && child !== undefined && child !== false))
  return element
}

/** A custom element's shadow root with its own styles, isolated from those of the page. */
export function shadow(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  return root
}

/** A button that opens a place of a file in the writer's editor, through Vite. `place` is `file:line:column`, of the project. */
export function editorButton(place: string, label: Node | string, title: string, className: string): HTMLButtonElement {
  return h(
    'button',
    {
      type: 'button',
      class: className,
      title,
      'data-place': place,
      onclick: () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`),
    },
    label,
  )
}
