import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { listChannels } from '../store.ts'
import { cardOf } from '../view.ts'

type Call = typeof contract.distributionChannels

export async function distributionChannels({ db, tenant, now, language }: AnyoneCtx): Promise<Output<Call>> {
  const today = jakartaDate(now)
  const rows = await listChannels(db, tenant.id)
  return rows.map((row) => ({ ...cardOf(row, today), about: row.about[language] }))
}
