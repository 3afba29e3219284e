import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { planColumns, stateLabels } from '../../words.ts'
import { listSavingsPlans } from './list-savings-plans.ts'

type Call = typeof contract.exportSavingsPlans
type Row = Output<typeof contract.listSavingsPlans>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = planColumns(language)
  return [
    { header: say.code, value: ({ code }) => code },
    { header: say.name, value: ({ full_name }) => full_name },
    { header: say.bank, value: ({ bank_name }) => bank_name },
    { header: say.akad, value: ({ akad }) => akad },
    { header: say.target, value: ({ target }) => target },
    { header: say.months, value: ({ months }) => months },
    { header: say.state, value: ({ state }) => stateLabels(language)[state] },
    momentColumn(say.submitted_at, ({ submitted_at }) => submitted_at),
    momentColumn(say.closing_requested_at, ({ closing_requested_at }) => closing_requested_at),
    { header: say.balance, value: ({ balance }) => balance },
  ]
}

export async function exportSavingsPlans(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { language, ...filters } = input
  const page = (cursor: string | undefined) => listSavingsPlans(ctx, { ...filters, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'savings', columns: columnsIn(language), filters, page })
}
