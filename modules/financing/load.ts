import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { banks } from '#modules/partner/module.ts'
import { financingDaysBefore } from '#modules/partner/rules/days-before.ts'
import { journeyProblem } from './rules/eligible.ts'
import { type ApplicationRow, findMine, findOfBooking } from './store.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user' | 'now' | 'request'>

export const whose = ({ tenant, user }: Pick<Ctx, 'tenant' | 'user'>) => ({ tenant_id: tenant.id, user_id: user.id })

/** A member's own application; any other does not exist. */
export async function applicationOf(ctx: Ctx, id: string): Promise<ApplicationRow> {
  const row = await findMine(ctx.db, { ...whose(ctx), id })
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** The same, by the booking it is for. */
export async function applicationFor(ctx: Ctx, booking_id: string): Promise<ApplicationRow> {
  const row = await findOfBooking(ctx.db, { ...whose(ctx), booking_id })
  if (!row) throw new Refusal(codes.not_found)
  return row
}

type Journey = { category: string; product_id: string; departs_on: string }

/** Why a booking's journey cannot be financed, by the rules of today and the bank that is chosen, or the one that takes the last. */
export async function journeyProblemOf(ctx: MemberCtx, { product_id, ...journey }: Journey, chosen?: number) {
  const [product] = await summaries(ctx.db, [product_id])
  const rules = await rulesToday(ctx)
  const days_before = chosen ?? financingDaysBefore(await banks(ctx), rules)
  const limits = { ...rules, today: jakartaDate(ctx.now), days_before }
  return journeyProblem({ ...journey, can_finance: product?.can_finance ?? false }, limits)
}

const refusals = {
  hajj: codes.financing_not_for_hajj,
  not_offered: codes.financing_not_offered,
  too_late: codes.financing_too_late,
} as const

export async function refuseJourney(ctx: MemberCtx, journey: Journey, days_before?: number): Promise<void> {
  const problem = await journeyProblemOf(ctx, journey, days_before)
  if (problem) throw new Refusal(refusals[problem])
}
