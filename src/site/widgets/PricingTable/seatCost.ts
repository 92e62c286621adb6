/** The period that a price covers. */
export type Paid = 'month' | 'year'

/** The most of anything that a visitor may ask for where no fact says less. */
export const maxSeats = 9999

/** What a number of seats cost in a month and in a year; of a yearly price a month is the average, in whole units. */
export function seatCost(price: number, paid: Paid, seats: number): Record<Paid, number> {
  const sum = price * seats
  return paid === 'month' ? { month: sum, year: sum * 12 } : { month: Math.round(sum / 12), year: sum }
}

/** A field's value as a number of seats; undefined if it cannot be one. Whether 1.000 is a thousand or one, nobody knows. */
export function readSeats(typed: string, least: number, most: number): number | undefined {
  const seats = Number(typed)
  return /^\s*\d+\s*$/.test(typed) && seats >= least && seats <= most ? seats : undefined
}

/**
 * A message with a line of ours inserted once: in place of the one that its plan has there, or at the end. A line that the
 * visitor has changed is theirs, and stays.
 * @param before the line that the plan had last
 * @param others lines of other plans, which ours joins without a space between
 */
export function withLine(message: string, line: string, before?: string, others: readonly string[] = []): string {
  const lines = message.split('\n')
  const place = before ? lines.indexOf(before) : -1
  if (place >= 0) return lines.with(place, line).join('\n')
  const own = message.trimEnd()
  if (!own) return `${line}\n`
  const isBelowOther = others.includes(own.slice(own.lastIndexOf('\n') + 1))
  return `${own}${isBelowOther ? '\n' : '\n\n'}${line}\n`
}

/** The next whole number up or down. @param step 1 or -1 */
export const nextSeats = (from: number, step: number): number => (step > 0 ? Math.floor(from) : Math.ceil(from)) + step
