import { z } from 'zod'

/** A code of the app for one step that weighs much. */
export const stepCode = z
  .string()
  .trim()
  .refine((text) => /^\d{6}$/.test(text), { params: { word: 'six_digits' } })
  .meta({ pattern: '^\\d{6}$' })
