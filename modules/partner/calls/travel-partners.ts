import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { listPartners, listStories } from '../store.ts'
import { cardOf } from '../view.ts'

type Call = typeof contract.travelPartners

/** One more than asked for tells whether there is more. */
export async function travelPartners({ db, tenant, now }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const list = input.view === 'stories' ? listStories : listPartners
  const rows = await list(db, tenant.id, { kind: 'travel', limit: input.limit + 1, offset: offsetOf(input) })
  const today = jakartaDate(now)
  return {
    items: rows.slice(0, input.limit).map((row) => cardOf(row, today)),
    is_show_more: rows.length > input.limit,
  }
}
