import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { ordersAtDesk } from '../../desk.ts'
import { countOrders, ordersWhere, selectOrders } from '../../store.desk.ts'

type Call = typeof contract.listStoreOrders

export async function listStoreOrders({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = ordersWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectOrders(db, where, input)
  return { rows: await ordersAtDesk(db, rows), next_cursor, total: await countOrders(db, where) }
}
