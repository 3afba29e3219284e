import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { textColumns } from '../../words.ts'
import { listDeskPages } from './list-desk-pages.ts'

type Call = typeof contract.exportPages
type Row = Output<typeof contract.listDeskPages>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = textColumns(language)
  return [
    { header: say.tenant, value: ({ tenant }) => tenant?.name ?? say.all_brands },
    { header: say.title, value: ({ title }) => title[language] },
    { header: say.kind, value: ({ kind }) => say[kind] },
    { header: say.path, value: ({ path }) => path },
    { header: say.version, value: ({ version }) => version },
    { header: say.dated_on, value: ({ dated_on }) => dated_on },
  ]
}

export async function exportPages(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listDeskPages(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'pages', columns: columnsIn(language), filters, page })
}
