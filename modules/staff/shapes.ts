import { z } from 'zod'

/** A code of the app for one step that weighs much. */
export const stepCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
