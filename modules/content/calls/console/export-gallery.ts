import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { showcaseColumns } from '../../words.ts'
import { listDeskGallery } from './list-desk-gallery.ts'

type Call = typeof contract.exportGallery
type Row = Output<typeof contract.listDeskGallery>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = showcaseColumns(language)
  return [
    { header: say.tenant, value: ({ tenant }) => tenant.name },
    { header: say.title, value: ({ title }) => title[language] },
    { header: say.taken_on, value: ({ taken_on }) => taken_on },
  ]
}

export async function exportGallery(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listDeskGallery(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'gallery', columns: columnsIn(language), filters, page })
}
