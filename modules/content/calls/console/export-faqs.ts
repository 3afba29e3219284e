import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { textColumns } from '../../words.ts'
import { listDeskFaqs } from './list-desk-faqs.ts'

type Call = typeof contract.exportFaqs
type Row = Output<typeof contract.listDeskFaqs>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = textColumns(language)
  return [
    { header: say.tenant, value: ({ tenant }) => tenant?.name ?? say.all_brands },
    { header: say.question, value: ({ question }) => question[language] },
    { header: say.group, value: ({ group_name }) => group_name[language] },
    { header: say.position, value: ({ position }) => position },
    { header: say.slug, value: ({ slug }) => slug },
  ]
}

export async function exportFaqs(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listDeskFaqs(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'faqs', columns: columnsIn(language), filters, page })
}
