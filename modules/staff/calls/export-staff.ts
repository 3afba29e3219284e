import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../contract.console.ts'
import type { StaffPorts } from '../ports.ts'
import { roleNames, staffColumns } from '../words.ts'
import { listStaff } from './list-staff.ts'

type Call = typeof contract.exportStaff
type Row = Output<typeof contract.listStaff>['rows'][number]

const grantText = ({ role, scope }: Row['grants'][number], language: Language): string =>
  `${roleNames(language)[role]}, ${scope.name || staffColumns(language).platform}`

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = staffColumns(language)
  return [
    { header: say.name, value: ({ full_name }) => full_name },
    { header: say.email, value: ({ email }) => email },
    { header: say.roles, value: ({ grants }) => grants.map((grant) => grantText(grant, language)).join('; ') },
    { header: say.state, value: ({ state }) => say[state] },
    momentColumn(say.last_seen_at, ({ last_seen_at }) => last_seen_at),
  ]
}

export async function exportStaff(ctx: StaffCtx<StaffPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listStaff(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'staff', columns: columnsIn(language), filters, page })
}
