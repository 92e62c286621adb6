/** The dev server's own module, which browsers have loaded; src/desk/server/code/bundleWorker.ts knows its address. */
declare module 'dev-server-client' {
  export function createHotContext(owner: string): { on(event: string, act: () => void): void }
}
