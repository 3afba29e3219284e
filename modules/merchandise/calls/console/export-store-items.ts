import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { itemColumns, itemStateWords } from '../../words.ts'
import { listStoreItems } from './list-store-items.ts'

type Call = typeof contract.exportStoreItems
type Row = Output<typeof contract.listStoreItems>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = itemColumns(language)
  return [
    { header: say.name, value: ({ name }) => name },
    { header: say.store, value: ({ store_name }) => store_name },
    { header: say.category, value: ({ category }) => category },
    { header: say.status, value: ({ state }) => itemStateWords(language)[state] },
    { header: say.price_from, value: ({ price_from }) => price_from },
    { header: say.price_to, value: ({ price_to }) => price_to },
    { header: say.stock, value: ({ stock_free }) => stock_free },
    { header: say.sold, value: ({ sold_count }) => sold_count },
  ]
}

export async function exportStoreItems(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { language, ...filters } = input
  const reader = { ...ctx, language }
  const page = (cursor: string | undefined) => listStoreItems(reader, { ...filters, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'items', columns: columnsIn(language), filters, page })
}
