import { z } from 'zod'

/** A day as YYYY-MM-DD that the calendar has. */
export const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a day such as 2026-11-01', abort: true })
  .refine(
    day => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    'a day that the calendar has',
  )
