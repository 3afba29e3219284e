import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { countPartners, listPartners } from '../store.ts'
import { cardOf } from '../view.ts'

type Call = typeof contract.partners

export async function partners({ db, tenant, now }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kind, search, limit } = input
  const today = jakartaDate(now)
  const wish = { search, licensed_on: today }
  const [rows, counts] = await Promise.all([
    listPartners(db, tenant.id, { kind, ...wish, limit, offset: offsetOf(input) }),
    countPartners(db, tenant.id, wish),
  ])
  const items = rows.map((row) => cardOf(row, today))
  const total = kind ? counts[kind] : Object.values(counts).reduce((sum, one) => sum + one, 0)
  return { ...pageOf(items, total, input), counts }
}
