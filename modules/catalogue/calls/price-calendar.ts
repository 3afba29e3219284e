import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { formatHijri } from '#core/hijri.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { isClosed } from '../rules/closed-categories.ts'
import { listPriceDays } from '../store.calendar.ts'

type Call = typeof contract.priceCalendar

export async function priceCalendar(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, language } = ctx
  if (isClosed(input.category, tenant.feature_flag)) throw new Refusal(codes.not_found)
  const today = jakartaDate(ctx.now)
  const month = input.month ?? today.slice(0, 7)
  const first = `${month}-01`
  const days = await listPriceDays(db, {
    category: input.category,
    city: input.city,
    from: first < today ? today : first,
    to: lastDay(month),
    hidden: await hiddenPartnerIds(db, tenant.id),
    now: ctx.now,
  })
  return {
    month,
    days: days.map(({ price_from, ...day }) => ({
      ...day,
      price_from: price_from ?? 0,
      hijri: formatHijri(day.day, language),
    })),
  }
}

/** Day 0 of the next month is the last of this one. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}
