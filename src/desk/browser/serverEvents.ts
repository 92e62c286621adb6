import { createHotContext } from 'dev-server-client'

const hot = createHotContext('/desk')

/** Calls back each time that the dev server sends an event. */
export const onServerEvent = (event: string, act: () => void): void => hot.on(event, act)
