import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { ownTenants, rateViews } from '../../rates.ts'

type Call = typeof contract.listCommissionRates

export async function listCommissionRates({ db, staff, language, now }: StaffCtx): Promise<Output<Call>> {
  const today = jakartaDate(now)
  return {
    rows: await rateViews(db, staff, { language, today }),
    tenants: await ownTenants(db, staff),
    today,
  }
}
