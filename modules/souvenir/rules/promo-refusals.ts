import { codes } from '#core/refusal-codes.ts'

/** Why a promo is not taken for souvenirs. */
export const promoRefusals = [
  codes.promo_unavailable,
  codes.promo_ended,
  codes.promo_used_up,
  codes.promo_new_members,
  codes.promo_not_for_package,
  codes.promo_minimum,
] as const
