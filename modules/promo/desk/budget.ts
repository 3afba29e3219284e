import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { fieldWords } from '../words.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now' | 'language'>

/**
 * A promo gives money away: who writes texts spends up to what one person may send, and says how much; more, or without a limit, is
 * an admin's to decide.
 */
export async function requireWithin({ db, staff, now, language }: Ctx, budget: number | null): Promise<void> {
  if (staff.grants.some(({ role }) => role === 'admin')) return
  const { approval_from } = await datedRulesOn(db, jakartaDate(now))
  if (budget !== null && budget < approval_from) return
  throw fieldRefusals([{ field: 'budget', word: 'budget_large', values: [approval_from] }], fieldWords(language))
}
