/** What two changes began with, and what each made of it. */
export interface Sides<T> {
  readonly base: T
  readonly mine: T
  readonly theirs: T
}

export type Side = keyof Sides<unknown>

export const eachSide = <T, U>({ base, mine, theirs }: Sides<T>, make: (of: T) => U): Sides<U> => ({
  base: make(base),
  mine: make(mine),
  theirs: make(theirs),
})
