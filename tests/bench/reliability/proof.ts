/** What a proof found. */
export interface Proof {
  /** Figures in the order in which they are printed. */
  figures: Record<string, string | number>
  /** What did not hold; empty when the proof succeeded. */
  faults: string[]
}

/** Collects faults as conditions that must hold. */
export class Findings {
  readonly faults: string[] = []

  require(holds: boolean, otherwise: string): void {
    if (!holds) this.faults.push(otherwise)
  }
}

/** Leads that were acknowledged but are not stored. */
export function lost(acknowledged: Iterable<string>, stored: readonly string[]): string[] {
  const kept = new Set(stored)
  return [...acknowledged].filter(email => !kept.has(email))
}

/** Leads that are stored more than once. */
export function doubled(stored: readonly string[]): number {
  return stored.length - new Set(stored).size
}

/** The value under which the given part (0 to 1) of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** One decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
