import { z } from 'zod'
import { addMs, dayMs } from './time.ts'

// Before then there was nothing to write down, and PostgreSQL reads no year of fewer digits.
const day = z.iso.date().refine((text) => text >= '2000-01-01')
/** The first and the last day of a list, in Jakarta. */
export const dayFields = { from: day.optional(), until: day.optional() }

export type Days = { from?: string | undefined; until?: string | undefined }
export type Period = { from?: Date | undefined; until?: Date | undefined }

const beginOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** Days as a reader means them: in Jakarta, the last one included. */
export const periodOf = ({ from, until }: Days): Period => ({
  from: from === undefined ? undefined : beginOf(from),
  until: until === undefined ? undefined : addMs(beginOf(until), dayMs),
})
