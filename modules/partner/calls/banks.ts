import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { listBanks } from '../store.ts'
import { bankOf } from '../view.ts'

export async function banks({ db, tenant, now, language }: AnyoneCtx): Promise<Output<typeof contract.banks>> {
  const today = jakartaDate(now)
  const rows = await listBanks(db, tenant.id)
  return rows.map((row) => bankOf(row, today, language))
}
