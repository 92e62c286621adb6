/** Forms are not taken at all: their places say how else to write. */
const NONE = 'none'

/**
 * Where the forms of a build are sent, by `FORMS_ORIGIN`: to the site's own origin (undefined), to a server elsewhere, or
 * nowhere (null).
 * @throws Error where it is neither an origin nor `none`
 */
export function formsServer({ FORMS_ORIGIN }: Readonly<Record<string, string | undefined>>): string | null | undefined {
  if (!FORMS_ORIGIN) return undefined
  if (FORMS_ORIGIN === NONE) return null
  const url = URL.parse(FORMS_ORIGIN)
  if (url?.origin === FORMS_ORIGIN && /^https?:$/.test(url.protocol)) return FORMS_ORIGIN
  throw new Error(
    `FORMS_ORIGIN is "${FORMS_ORIGIN}": expected an origin without a path, such as https://forms.example.com, or none.`,
  )
}

/** The address of an endpoint for this page, which carries where its forms are sent. */
export function endpoint(path: `/api/${string}`): string {
  return (document.documentElement.dataset.forms ?? '') + path
}
