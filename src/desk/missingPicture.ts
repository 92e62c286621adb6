import type { Finding } from '../content/fault.ts'

/** The address of a picture that only the other language has, if that is what a finding says. */
export const missingPictureUrl = ({ check, fix = '', also }: Finding): string | undefined =>
  check === 'pairs' && also ? /^!\[…\]\((\S+?)(?: "…")?\)$/.exec(fix)?.[1] : undefined
