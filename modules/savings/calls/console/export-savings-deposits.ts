import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.deposits.ts'
import { depositColumns } from '../../words.ts'
import { listSavingsDeposits } from './list-savings-deposits.ts'

type Call = typeof contract.exportSavingsDeposits
type Row = Output<typeof contract.listSavingsDeposits>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = depositColumns(language)
  return [
    momentColumn(say.paid_at, ({ paid_at }) => paid_at),
    momentColumn(say.received_at, ({ received_at }) => received_at),
    { header: say.code, value: ({ code }) => code },
    { header: say.name, value: ({ full_name }) => full_name },
    { header: say.kind, value: ({ kind }) => say[kind] },
    { header: say.amount, value: ({ amount }) => amount },
    { header: say.reference, value: ({ reference }) => reference },
  ]
}

export async function exportSavingsDeposits(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { language, ...filters } = input
  const page = (cursor: string | undefined) => listSavingsDeposits(ctx, { ...filters, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'savings-deposits', columns: columnsIn(language), filters, page })
}
