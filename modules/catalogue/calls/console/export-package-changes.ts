import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { type ChangeLine, changeRows } from '../../packages/change-rows.ts'
import { changesWhere, selectChanges } from '../../store.package-changes.ts'
import { changeColumns } from '../../words.ts'

type Call = typeof contract.exportPackageChanges

function columnsIn(language: Language): CsvColumn<ChangeLine>[] {
  const say = changeColumns(language)
  return [
    { header: say.package, value: ({ package_name }) => package_name },
    { header: say.partner, value: ({ partner_name }) => partner_name },
    { header: say.what, value: ({ is_new }) => (is_new ? say.isNew : say.isChange) },
    { header: say.fields, value: ({ fields }) => fields },
    { header: say.dates, value: ({ dates }) => dates },
    { header: say.submitted_by, value: ({ submitted_by }) => submitted_by },
    momentColumn(say.submitted_at, ({ submitted_at }) => submitted_at),
  ]
}

export async function exportPackageChanges(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = changesWhere(scopesOf(staff), filters.search)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectChanges(db, where, { sort, cursor, limit: exportStep })
    return { rows: await changeRows({ db, language }, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'package-changes', columns: columnsIn(language), filters, page })
}
