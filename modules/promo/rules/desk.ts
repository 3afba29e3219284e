import { addMs, dayMs } from '#core/time.ts'
import { type PromoFacts, promoState } from './usable.ts'

export const deskStates = ['active', 'coming', 'paused', 'used_up', 'over'] as const
export type DeskState = (typeof deskStates)[number]
export const promoSteps = ['pause', 'resume', 'end'] as const
export type PromoStep = (typeof promoSteps)[number]

type Facts = Pick<PromoFacts, 'starts_at' | 'ends_at' | 'quota' | 'used' | 'budget' | 'given' | 'paused_at'>

/** How a promo stands for who looks after it: over is over, paused or not. */
export function deskState(promo: Facts, now: Date): DeskState {
  const state = promoState(promo, now)
  return state !== 'over' && promo.paused_at ? 'paused' : state
}

/** The moments of a form's days: from the first minute in Jakarta to the last. */
export const periodOf = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }) => ({
  starts_at: new Date(`${starts_on}T00:00:00+07:00`),
  ends_at: addMs(new Date(`${ends_on}T00:00:00+07:00`), dayMs),
})

type Typed = {
  starts_on: string
  ends_on: string
  percent?: number | undefined
  most_amount?: number | undefined
  amount?: number | undefined
  terms: { id: string; en: string }
}
export type TypedProblem = {
  field: string
  word: 'days_turned' | 'one_discount' | 'ceiling_alone' | 'terms_uneven' | 'days_over'
}

export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What its shape cannot know. */
export function typedProblems(typed: Typed, now: Date): TypedProblem[] {
  const { starts_on, ends_on, percent, amount, most_amount, terms } = typed
  const problems: (TypedProblem | false)[] = [
    ends_on < starts_on && { field: 'ends_on', word: 'days_turned' },
    ends_on >= starts_on && periodOf(typed).ends_at <= now && { field: 'ends_on', word: 'days_over' },
    (percent === undefined) === (amount === undefined) && { field: 'percent', word: 'one_discount' },
    most_amount !== undefined && percent === undefined && { field: 'most_amount', word: 'ceiling_alone' },
    linesOf(terms.id).length !== linesOf(terms.en).length && { field: 'terms.en', word: 'terms_uneven' },
  ]
  return problems.filter((problem) => problem !== false)
}

type Limits = { quota: number; budget?: number | undefined }
export type LimitProblem = { field: string; word: 'below_used' | 'below_given'; values: readonly number[] }

/** What was used and given stays used and given. */
export function limitProblems({ quota, budget }: Limits, { used, given }: { used: number; given: number }) {
  const problems: (LimitProblem | false)[] = [
    quota < used && { field: 'quota', word: 'below_used', values: [used] },
    budget !== undefined && budget < given && { field: 'budget', word: 'below_given', values: [given] },
  ]
  return problems.filter((problem) => problem !== false)
}
