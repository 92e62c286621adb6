/** Starts an island or behaviour once. Resolves to false where its code could not be fetched; its HTML stays as it is. */
export type Activate = (element: HTMLElement) => Promise<boolean>
