import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type * as contract from '../../contract.disbursements.ts'
import { countDisbursements, disbursementsWhere, selectDisbursements } from '../../store.desk.ts'

type Call = typeof contract.listDisbursements

export async function listDisbursements({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = disbursementsWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectDisbursements(db, where, input)
  const banks = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  return {
    rows: rows.map(({ partner_id, reported_at, received_at, missed_at, ...row }) => {
      const { id, code, amount, disbursed_on, reference, missed_reason } = row
      return {
        ...{ id, code, amount, disbursed_on, reference, missed_reason },
        bank_name: banks.get(partner_id)?.name ?? '',
        reported_at: reported_at.toISOString(),
        received_at: received_at?.toISOString() ?? null,
        missed_at: missed_at?.toISOString() ?? null,
      }
    }),
    next_cursor,
    total: await countDisbursements(db, where),
  }
}
