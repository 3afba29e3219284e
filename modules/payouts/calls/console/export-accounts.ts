import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.accounts.ts'
import { accountColumns } from '../../words.ts'
import { listAccounts } from './list-accounts.ts'

type Call = typeof contract.exportAccounts
type Row = Output<typeof contract.listAccounts>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = accountColumns(language)
  return [
    { header: say.payee, value: ({ payee_name }) => payee_name },
    { header: say.bank, value: ({ bank_name }) => bank_name },
    { header: say.number, value: ({ number }) => number },
    { header: say.holder, value: ({ holder }) => holder },
    { header: say.state, value: ({ state }) => say[state] },
    { header: say.entered_by, value: ({ entered_by }) => entered_by },
    momentColumn(say.entered_at, ({ entered_at }) => entered_at),
    momentColumn(say.decided_at, ({ decided_at }) => decided_at),
    { header: say.reason, value: ({ decision_reason }) => decision_reason },
    momentColumn(say.payable_from, ({ payable_from }) => payable_from),
  ]
}

export async function exportAccounts(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listAccounts(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'accounts', columns: columnsIn(language), filters, page })
}
