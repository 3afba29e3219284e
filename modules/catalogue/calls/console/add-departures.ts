import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { checkDates } from '../../packages/check-dates.ts'
import { savedContent } from '../../packages/write.ts'
import { notOnSale } from '../../rules/closing.ts'
import { dayAfter } from '../../rules/dates-by-rule.ts'
import { flightsOn } from '../../rules/flight-plan.ts'
import { insertDates } from '../../store.departures.ts'

type Call = typeof contract.addDepartures

const unproven = { id: 'Belum dibuktikan travel', en: 'Not proven by the travel agency yet' }

export async function addDepartures(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const row = await lockToWrite(ctx, { id: input.id })
  await checkDates(ctx, { ...input, days: input.dates, field: 'dates' })
  const { quota, cutoff_days, airline_code, stays, prices } = input
  const pending = { state: 'pending', evidence: unproven, checked_on: jakartaDate(now) } as const
  const dates = [...new Set(input.dates)].sort()
  const rows = dates.map((departs_on) => ({
    id: newId(now),
    product_id: row.id,
    departs_on,
    returns_on: dayAfter(departs_on, savedContent(row).duration_days - 1),
    cutoff_days,
    closes_at: notOnSale,
    published_at: null,
    quota,
    airline_code,
    flights: flightsOn(departs_on, input.flights),
    stays,
    price_quad: prices.quad,
    price_triple: prices.triple,
    price_double: prices.double,
    price_child: prices.child,
    price_infant: prices.infant,
    certainties: { flight: pending, price: pending, hotel: pending, visa: pending },
  }))
  await insertDates(db, rows)
  for (const { id, departs_on } of rows)
    audit({ thing: 'departure', thing_id: id, before: null, after: { departs_on, quota, price_quad: prices.quad } })
  return { added: rows.length }
}
