import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { periodOf } from '#core/period.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { type EntryRow, entriesWhere, selectEntries } from '../../store.books.ts'
import { entryColumns } from '../../words.ts'

type Call = typeof contract.exportEntries

function columnsIn(language: Language): CsvColumn<EntryRow>[] {
  const say = entryColumns(language)
  return [
    momentColumn(say.at, ({ created_at }) => created_at),
    { header: say.transaction, value: ({ transaction_id }) => transaction_id },
    { header: say.event, value: ({ event }) => event },
    { header: say.account, value: ({ account }) => account },
    { header: say.amount, value: ({ amount }) => amount },
    { header: say.payment, value: ({ payment_number }) => payment_number, isIdentity: true },
    { header: say.invoice, value: ({ invoice_code }) => invoice_code },
    { header: say.source, value: ({ order_id, source_id }) => order_id ?? source_id },
  ]
}

export async function exportEntries(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const { search, account, ...days } = filters
  const where = entriesWhere(scopesOf(staff), { search, account, ...periodOf(days) })
  const page = (cursor: string | undefined) => selectEntries(db, where, { sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'ledger', columns: columnsIn(language), filters, page })
}
