/** An error that the person who runs the review can fix; its message is all they need to see. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError'
}
