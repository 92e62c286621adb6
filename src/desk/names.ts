// What server and browser call things. The requests' schemas stand apart from it: a browser that loads them loads all of Zod.

/** What the addresses of the desk's endpoints begin with. */
export const deskPrefix = '/__desk/'

/** What the addresses of the desk's code begin with. */
export const codePrefix = `${deskPrefix}code/`

/** Query of a page's address that opens the desk on it; its value is the place of the cursor, `line:column`. */
export const editQuery = 'edit'

/** Query next to it: the dialog for a new page is open. */
export const newQuery = 'new'

/** Query next to it: both languages are shown beside each other. */
export const pairQuery = 'languages'

/** Query next to it: whoever comes was at the desk of the page's other language, in the same tab. */
export const crossedQuery = 'crossed'

/** Query next to it: the language that the desk speaks from now on. */
export const speakQuery = 'speak'

/** Query next to it: what was clicked does not stand in the text; the cursor is at the widget that draws it. */
export const drawnQuery = 'drawn'

/** Query of a page's address that opens the desk on a data file; its value is the file's name, such as `facts` or `store/mac`. */
export const dataQuery = 'data'

/** Query next to that of a data file: the place in it where there is something to mend, `line:column`. */
export const placeQuery = 'at'

/** Query next to that of a data file: words of the rows that are shown. */
export const findQuery = 'find'

/** Query of the page that the desk shows next to the source. */
export const framedQuery = 'desk'

/** Whether an address is one that the desk may answer. */
export const isOfDesk = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith(deskPrefix) || [editQuery, dataQuery, framedQuery].some(query => searchParams.has(query))

/** Id of the element that holds the `DeskStart` of a desk's document, as JSON. */
export const startId = 'desk-start'

/** Id of the element that holds the HTML of such a page before any script ran, as JSON. */
export const framedId = 'desk-page'

/** Id of the words in place of a page that could not be shown yet. */
export const unshownId = 'desk-unshown'

/** Event of the frame around such a page: it can be shown, clicked and typed at. */
export const framedEvent = 'desk-page'

/** Event of Vite's socket: the checks of unsaved text have an answer. */
export const checkedEvent = 'desk:checked'

/** Event of Vite's socket: a file has unsaved text, or has none any more. */
export const unsavedEvent = 'desk:unsaved'

/** Where a browser keeps the unsaved text of a file. */
export const draftKey = (file: string): string => `desk:${file}`

/** Where the tab keeps the name of the page that was deleted last, until its writer has read of it. */
export const deletedKey = 'desk-deleted'

/** Where the tab keeps the names of the files that it writes, while it loads anew. */
export const heldKey = 'desk-held'
