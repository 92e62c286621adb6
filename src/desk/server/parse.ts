import type { z } from 'zod'

/**
 * What an endpoint was given, by its schema.
 * @throws {SyntaxError} for anything else, which is answered as a bad request
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new SyntaxError('Not what this endpoint takes.')
  return result.data
}
