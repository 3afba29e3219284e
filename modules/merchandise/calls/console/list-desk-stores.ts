import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { closedUntil } from '../../rules/holiday.ts'
import { selectStores } from '../../store.store-desk.ts'
import { isPlatform } from '../../store-desk.ts'

type Call = typeof contract.listDeskStores

export async function listDeskStores(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const { rows, ...rest } = await selectStores(db, scopesOf(staff), input)
  const today = jakartaDate(now)
  return {
    ...rest,
    may_add: isPlatform(ctx),
    rows: rows.map(({ closed_from, closed_until, ...store }) => ({
      ...store,
      closed_until: closedUntil({ closed_from, closed_until }, today),
    })),
  }
}
