import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { countPartners, listPartners } from '../store.ts'
import { cardOf } from '../view.ts'

type Call = typeof contract.partners

export async function partners({ db, tenant, now }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kind, limit } = input
  const [rows, total] = await Promise.all([
    listPartners(db, tenant.id, { kind, limit, offset: offsetOf(input) }),
    countPartners(db, tenant.id, kind),
  ])
  const today = jakartaDate(now)
  return pageOf(
    rows.map((row) => cardOf(row, today)),
    total,
    input,
  )
}
