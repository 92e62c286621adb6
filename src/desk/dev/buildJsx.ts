import type { ElementType } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/** What Vite's development transform calls; React as the build has it lacks it. */
export const jsxDEV = (type: ElementType, props: object, key: string | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key)

export { Fragment }
