import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import { tenantColumns } from '../../words.ts'
import { listTenants } from './list-tenants.ts'

type Call = typeof contract.exportTenants
type Row = Output<typeof contract.listTenants>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = tenantColumns(language)
  return [
    { header: say.name, value: ({ name }) => name },
    { header: say.slug, value: ({ slug }) => slug },
    { header: say.address, value: ({ domain_name }) => domain_name },
  ]
}

export async function exportTenants(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listTenants(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'tenants', columns: columnsIn(language), filters, page })
}
