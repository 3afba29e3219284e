import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.licences.ts'
import { horizonOf, licenceRowView } from '../../licence-desk.ts'
import { countLicences, licencesWhere, selectLicences } from '../../store.licence-desk.ts'

type Call = typeof contract.listLicences

export async function listLicences({ db, staff, now }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const horizon = horizonOf(now)
  const where = licencesWhere(scopesOf(staff), { ...input, ...horizon })
  const { rows, next_cursor } = await selectLicences(db, where, input)
  return {
    rows: rows.map((row) => licenceRowView(row, horizon.today)),
    next_cursor,
    total: await countLicences(db, where),
  }
}
