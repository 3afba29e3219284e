import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { openBanks } from '../banks.ts'
import type * as contract from '../contract.ts'
import { bankOf } from '../view.ts'

export async function banks({ db, tenant, now, language }: AnyoneCtx): Promise<Output<typeof contract.banks>> {
  const today = jakartaDate(now)
  const rows = await openBanks(db, tenant.id, today)
  return rows.flatMap((row) => bankOf(row, { today, language }))
}
