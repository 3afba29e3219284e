import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { showcaseColumns } from '../../words.ts'
import { listDeskBanners } from './list-desk-banners.ts'

type Call = typeof contract.exportBanners
type Row = Output<typeof contract.listDeskBanners>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = showcaseColumns(language)
  return [
    { header: say.tenant, value: ({ tenant }) => tenant.name },
    { header: say.title, value: ({ title }) => title[language] },
    { header: say.state, value: ({ state }) => say[state] },
    { header: say.starts_on, value: ({ starts_on }) => starts_on },
    { header: say.ends_on, value: ({ ends_on }) => ends_on },
    { header: say.path, value: ({ path }) => path },
    { header: say.position, value: ({ position }) => position },
  ]
}

export async function exportBanners(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listDeskBanners(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'banners', columns: columnsIn(language), filters, page })
}
