import type { Finding } from '../../content/fault.ts'

/** The same for a fault wherever it moves to. */
export const faultKey = ({ check, found }: Pick<Finding, 'check' | 'found'>): string => check + JSON.stringify(found)
