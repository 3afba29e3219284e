import { dayMs, daysBetween, hourMs } from '#core/time.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'

type DueReminders = Pick<DatedRules, 'due_reminder_first_days' | 'due_reminder_second_days' | 'due_reminder_last_days'>

/** Days before an invoice is due, the farthest first. */
export const dueSteps = (rules: DueReminders): number[] =>
  [rules.due_reminder_first_days, rules.due_reminder_second_days, rules.due_reminder_last_days].toSorted(
    (a, b) => b - a,
  )

/** Days before a departure. */
export const documentSteps = [30, 14] as const
export const departureSteps = [7, 1] as const
/** Of the thirty minutes that seats are kept. */
export const holdWarningMinutes = 10

/** The last step that has come. Those before it are past, also where nobody was told: they would say too little now. */
const lastStep = (left: number, steps: readonly number[]): number | undefined =>
  steps.filter((days) => left <= days).at(-1)

type Due = { due_at: Date; created_at: Date }

/** Which reminder of an invoice it is time for. One that was made later than its step needs none. */
export function dueStep({ due_at, created_at }: Due, now: Date, steps: readonly number[]): number | undefined {
  const left = (due_at.getTime() - now.getTime()) / dayMs
  const step = left > 0 ? lastStep(left, steps) : undefined
  if (step === undefined) return undefined
  return due_at.getTime() - created_at.getTime() > step * dayMs ? step : undefined
}

/** The reminders of an invoice that are still to come. */
export const dueStepsLeft = (due_at: Date, now: Date, steps: readonly number[]): number[] =>
  steps.filter((days) => due_at.getTime() - now.getTime() > days * dayMs)

/** The same for a day of departure, counted in days of the calendar; on the day itself there is still something to say. */
export function departureStep(departs_on: string, today: string, steps: readonly number[]): number | undefined {
  const left = daysBetween(today, departs_on)
  return left >= 0 ? lastStep(left, steps) : undefined
}

type Ending = { submitted_at: Date | null; expires_at: Date | null }
type EndingRules = Pick<DatedRules, 'financing_reminder_hours' | 'financing_resend_reminder_hours'>

/** How many hours before its end an application is reminded of now; nothing where it is not yet time. */
export function endingStep({ submitted_at, expires_at }: Ending, now: Date, rules: EndingRules): number | undefined {
  if (!expires_at) return undefined
  const left = (expires_at.getTime() - now.getTime()) / hourMs
  const again = submitted_at ? [rules.financing_resend_reminder_hours] : []
  return [rules.financing_reminder_hours, ...again].sort((a, b) => a - b).find((hours) => left <= hours)
}
