import type { Rupiah } from '#core/money.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { addMs, dayMs } from '#core/time.ts'
import { discount, type Worth } from './discount.ts'

export const audiences = ['all', 'new_members'] as const
export type Audience = (typeof audiences)[number]

export const newMemberDays = 30

/** Whoever joined so short a while ago is new. */
export const isNewMember = (joined_at: Date, now: Date): boolean => now < addMs(joined_at, newMemberDays * dayMs)

export type PromoFacts = Worth & {
  starts_at: Date
  ends_at: Date
  quota: number
  used: number
  /** Rupiah it may give in all, and has given; no budget is no end by it. */
  budget: number | null
  given: number
  paused_at: Date | null
  per_member: number
  audience: Audience
  least_spend: number
}

export type UseFacts = {
  /** None when no promo of this tenant has the code. */
  promo: PromoFacts | undefined
  /** How many orders of this member carry it already. */
  member_uses: number
  is_new_member: boolean
  is_for_product: boolean
  /** What is spent, and what of it the promo takes something off; all of it, unless said. */
  amount: Rupiah
  discountable?: Rupiah | undefined
}

export type UseDecision = { ok: true; discount: Rupiah } | { ok: false; code: RefusalCode }

const no = (code: RefusalCode) => ({ ok: false as const, code })

/** The first reason that no other choice of the buyer could heal comes first; spending more comes last. */
export function decideUse(facts: UseFacts, now: Date): UseDecision {
  const { promo, member_uses, is_for_product, amount } = facts
  if (!promo || promo.paused_at || now < promo.starts_at) return no(codes.promo_unavailable)
  if (now >= promo.ends_at) return no(codes.promo_ended)
  if (promo.used >= promo.quota || member_uses >= promo.per_member) return no(codes.promo_used_up)
  if (promo.audience === 'new_members' && !facts.is_new_member) return no(codes.promo_new_members)
  if (!is_for_product) return no(codes.promo_not_for_package)
  if (amount < promo.least_spend) return no(codes.promo_minimum)
  const taken = discount(promo, facts.discountable ?? amount)
  if (taken <= 0) return no(codes.promo_minimum)
  // The budget is a promise to whoever pays for it: the last use is whole or not at all.
  if (promo.budget !== null && promo.given + taken > promo.budget) return no(codes.promo_used_up)
  return { ok: true, discount: taken }
}

export type PromoState = 'active' | 'coming' | 'over' | 'used_up'

type Standing = Pick<PromoFacts, 'starts_at' | 'ends_at' | 'quota' | 'used' | 'budget' | 'given'>

export function promoState(promo: Standing, now: Date): PromoState {
  if (now >= promo.ends_at) return 'over'
  if (promo.used >= promo.quota || (promo.budget !== null && promo.given >= promo.budget)) return 'used_up'
  return now < promo.starts_at ? 'coming' : 'active'
}

const lowQuota = 10

/** What is left when it is worth hurrying for; how many there are otherwise is ours to know. */
export function remainingIfLow({ quota, used }: Pick<PromoFacts, 'quota' | 'used'>): number | null {
  const left = quota - used
  return left > 0 && left < lowQuota ? left : null
}

/** Codes are typed by people: case and the space around them say nothing. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()
