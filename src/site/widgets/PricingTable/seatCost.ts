/** The period that a price covers. */
export type Paid = 'month' | 'year'

/** The most of anything that a visitor may ask for where no fact says less. */
export const maxSeats = 9999

/** What a number of seats cost in a month and in a year; of a yearly price a month is the average, in whole units. */
export function seatCost(price: number, paid: Paid, seats: number): Record<Paid, number> {
  const sum = price * seats
  return paid === 'month' ? { month: sum, year: sum * 12 } : { month: Math.round(sum / 12), year: sum }
}

/** A field's value as a number of seats; undefined if it cannot be one. */
export function readSeats(typed: string, least: number, most: number): number | undefined {
  const seats = Number(typed)
  return typed.trim() !== '' && Number.isInteger(seats) && seats >= least && seats <= most ? seats : undefined
}

/** A message with our text inserted once: replacing the previous one, or below what the visitor wrote. */
export function withText(message: string, text: string, before: string): string {
  if (before && message.includes(before)) return message.replace(before, () => text)
  const own = message.trimEnd()
  return own ? `${own}\n\n${text}\n` : `${text}\n`
}

/** The next whole number up or down. @param step 1 or -1 */
export const nextSeats = (from: number, step: number): number => (step > 0 ? Math.floor(from) : Math.ceil(from)) + step
