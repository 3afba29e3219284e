import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.disbursements.ts'
import { disbursementColumns } from '../../words.ts'
import { listDisbursements } from './list-disbursements.ts'

type Call = typeof contract.exportDisbursements
type Row = Output<typeof contract.listDisbursements>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = disbursementColumns(language)
  return [
    { header: say.code, value: ({ code }) => code },
    { header: say.bank, value: ({ bank_name }) => bank_name },
    { header: say.amount, value: ({ amount }) => amount },
    { header: say.disbursed_on, value: ({ disbursed_on }) => disbursed_on },
    { header: say.reference, value: ({ reference }) => reference },
    momentColumn(say.reported_at, ({ reported_at }) => reported_at),
    momentColumn(say.received_at, ({ received_at }) => received_at),
    { header: say.missed_reason, value: ({ missed_reason }) => missed_reason },
  ]
}

export async function exportDisbursements(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { language, ...filters } = input
  const page = (cursor: string | undefined) => listDisbursements(ctx, { ...filters, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'disbursements', columns: columnsIn(language), filters, page })
}
