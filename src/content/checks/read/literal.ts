import type { Program } from 'estree'

/** Whether the text between curly brackets is a number, a text, true or false; or nothing but a comment, where allowed. */
export function isLiteral(program: Program | null | undefined, allow: { comments?: boolean } = {}): boolean {
  const [statement, ...others] = program?.body ?? []
  if (!statement) return allow.comments === true
  if (others.length > 0 || statement.type !== 'ExpressionStatement') return false
  const { expression } = statement
  const value = expression.type === 'UnaryExpression' && expression.operator === '-' ? expression.argument : expression
  return value.type === 'Literal' && ['string', 'number', 'boolean'].includes(typeof value.value)
}
