import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import type * as contract from '../../contract.console.ts'
import { deskList } from '../../doa/desk-list.ts'

type Call = typeof contract.listDoa

export async function listDoa({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  platformOnly(staff)
  const rows = await deskList(db, input)
  return { rows, next_cursor: null, total: { count: rows.length, is_more: false } }
}
