/** A function that computes its value on the first call and then keeps it. */
export function lazily<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => {
    kept ??= { value: compute() }
    return kept.value
  }
}
