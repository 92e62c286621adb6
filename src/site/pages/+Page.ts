/** Vike wants a page; what it shows comes from the content index in +onRenderHtml. */
export default function Page() {
  return null
}
