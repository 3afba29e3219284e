import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { staffEmails } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { withBrands } from '../../desk.ts'
import { consultantsWhere, countConsultants, selectConsultants } from '../../store.desk.ts'

type Call = typeof contract.listConsultants

export async function listConsultants({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = consultantsWhere(scopesOf(staff), input.search)
  const { rows, next_cursor } = await selectConsultants(db, where, input)
  const emails = await staffEmails(
    db,
    rows.flatMap(({ staff_id }) => staff_id ?? []),
  )
  const shown = (await withBrands(db, rows)).map((row) => ({
    ...{ id: row.id, brand: row.brand, full_name: row.full_name, affiliate_code: row.affiliate_code },
    whatsapp_number: row.whatsapp_number,
    staff_email: emails.get(row.staff_id ?? '') ?? null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }))
  return { rows: shown, next_cursor, total: await countConsultants(db, where) }
}
