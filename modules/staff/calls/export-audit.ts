import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import { auditQuery } from '../audit-query.ts'
import type * as contract from '../contract.console.ts'
import { auditWhere, selectAudit } from '../store.audit.ts'
import { auditColumns } from '../words.ts'

type Call = typeof contract.exportAudit
type Row = Awaited<ReturnType<typeof selectAudit>>['rows'][number]

const factsText = (facts: Row['before']): string => (facts === null ? '' : JSON.stringify(facts))

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = auditColumns(language)
  return [
    momentColumn(say.at, ({ at }) => at),
    { header: say.name, value: ({ full_name }) => full_name },
    { header: say.email, value: ({ email }) => email },
    { header: say.call, value: ({ call }) => call },
    { header: say.thing, value: ({ thing }) => thing },
    { header: say.thing_id, value: ({ thing_id }) => thing_id },
    { header: say.before, value: ({ before }) => factsText(before) },
    { header: say.after, value: ({ after }) => factsText(after) },
    { header: say.reason, value: ({ reason }) => reason },
  ]
}

export async function exportAudit(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = await auditWhere(db, scopesOf(staff), auditQuery(filters))
  const page = (cursor: string | undefined) => selectAudit(db, where, { sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'audit', columns: columnsIn(language), filters, page })
}
