import later from '../styles/later.css?url'

/**
 * The style sheet of everything below the top of a page, as the last thing in that top: a browser draws what is above it
 * without waiting, and nothing below it unstyled.
 */
export function LaterStyles() {
  return <link rel="stylesheet" href={later} />
}

/** A page that has no such top gets the style sheet in its head. */
export const withLaterStyles = (html: string): string =>
  html.includes(`href="${later}"`)
    ? html
    : html.replace('</head>', () => `<link rel="stylesheet" href="${later}"/></head>`)
