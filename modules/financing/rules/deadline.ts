import { addMs, dayMs, hourMs } from '#core/time.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'

type Hours = Pick<
  DatedRules,
  'financing_documents_hours' | 'financing_decision_days' | 'financing_resend_hours' | 'financing_down_payment_hours'
>

/** Until when identity and documents are to be complete. */
export const completeBy = (now: Date, { financing_documents_hours }: Hours): Date =>
  addMs(now, financing_documents_hours * hourMs)

/** Until when the bank decides, counted from the first time it was sent: what is asked again does not stop the clock. */
export const decideBy = (former: Date | null, now: Date, { financing_decision_days }: Hours): Date =>
  former ?? addMs(now, financing_decision_days * dayMs)

/** Until when a document that is asked for again is to come; never later than the bank's own day. */
export function againBy(decide_by: Date | null, now: Date, { financing_resend_hours }: Hours): Date {
  const wanted = addMs(now, financing_resend_hours * hourMs)
  return decide_by && decide_by < wanted ? decide_by : wanted
}

export const payBy = (now: Date, { financing_down_payment_hours }: Hours): Date =>
  addMs(now, financing_down_payment_hours * hourMs)

export const isOver = (expires_at: Date | null, now: Date): boolean => expires_at !== null && expires_at <= now
