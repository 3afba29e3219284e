import { addMonths } from '#core/time.ts'
import type { FinancingPlan } from './plan.ts'

export type Instalment = { number: number; due_on: string; amount: number }

/** When each instalment is due, counted from the first day: the 31st is the last day of a shorter month, and the 31st again after it. */
export const scheduleOf = (plan: FinancingPlan, first_due: string): Instalment[] =>
  Array.from({ length: plan.months }, (_, i) => ({
    number: i + 1,
    due_on: addMonths(first_due, i),
    amount: i + 1 === plan.months ? plan.last : plan.monthly,
  }))
