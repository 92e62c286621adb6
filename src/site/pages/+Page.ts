/** Vike requires a page; its content comes from the content index in +onRenderHtml. */
export default function Page() {
  return null
}
