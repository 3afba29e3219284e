import { daysBetween } from '#core/time.ts'
import type { BookingState } from './machine.ts'

type Change = { from: string | null; to: string | null }
/** What a correction changed of whom; what stayed as it was is left out. */
export type Correction = { participant_id: string; name?: Change; birth_date?: Change }

type Journey = { state: BookingState; departs_on: string }
type Day = { today: string; correction_days: number }

/** Whether the spelling of a traveller can still be mended: once there is an order, and until some days before it leaves. */
export const canCorrect = ({ state, departs_on }: Journey, { today, correction_days }: Day): boolean =>
  (state === 'awaiting_payment' || state === 'in_progress') && daysBetween(today, departs_on) >= correction_days

type Known = { name: string | null; birth_date: string | null }

/** Another name and another birthday are another person, one after the other too. What was not known before is no change. */
export const isAnotherPerson = (ordered: Known, to: Known): boolean =>
  ordered.birth_date !== null && ordered.name !== to.name && ordered.birth_date !== to.birth_date
