import { useEffect, useRef } from 'react'
import { type Typed, watchTyped } from './typed.ts'

/** @param typed what a field holds that is not in the text of its file yet, if anything */
export function useTyped(typed: () => Typed | undefined): void {
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  useEffect(() => watchTyped(() => latest.current()), [])
}
