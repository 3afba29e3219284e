import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { deskStates } from '../../rules/desk-words.ts'
import { applicationColumns } from '../../words.ts'
import { listFinancing } from './list-financing.ts'

type Call = typeof contract.exportFinancing
type Row = Output<typeof contract.listFinancing>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const [say, states] = [applicationColumns(language), deskStates(language)]
  return [
    { header: say.code, value: ({ code }) => code },
    { header: say.name, value: ({ name }) => name },
    { header: say.bank, value: ({ bank_name }) => bank_name },
    { header: say.akad, value: ({ akad }) => akad },
    { header: say.financed, value: ({ financed }) => financed },
    { header: say.months, value: ({ months }) => months },
    { header: say.state, value: ({ state }) => states[state] },
    momentColumn(say.submitted_at, ({ submitted_at }) => submitted_at),
    momentColumn(say.expires_at, ({ expires_at }) => expires_at),
  ]
}

export async function exportFinancing(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { language, ...filters } = input
  const page = (cursor: string | undefined) => listFinancing(ctx, { ...filters, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'financing', columns: columnsIn(language), filters, page })
}
