/** Something the person who asked for the review can put right; its message is all they need to see. */
export class ReviewFault extends Error {
  override readonly name = 'ReviewFault'
}
