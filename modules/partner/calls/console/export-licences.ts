import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.licences.ts'
import { horizonOf } from '../../licence-desk.ts'
import { licenceState } from '../../rules/licence.ts'
import { licencesWhere, selectLicences } from '../../store.licence-desk.ts'
import { licenceColumns } from '../../words.ts'

type Call = typeof contract.exportLicences
type Row = Awaited<ReturnType<typeof selectLicences>>['rows'][number]

function columnsIn(language: Language, today: string): CsvColumn<Row>[] {
  const say = licenceColumns(language)
  return [
    { header: say.partner, value: ({ partner }) => partner.name },
    { header: say.kind, value: ({ kind }) => kind },
    { header: say.number, value: ({ number }) => number, isIdentity: true },
    { header: say.state, value: (row) => say[licenceState(row, today)] },
    { header: say.valid_from, value: ({ valid_from }) => valid_from },
    { header: say.valid_until, value: ({ valid_until }) => valid_until },
    { header: say.checked_by, value: ({ checked_by }) => checked_by },
    { header: say.checked_on, value: ({ checked_on }) => checked_on },
    { header: say.evidence, value: ({ evidence_url }) => evidence_url },
    { header: say.reason, value: ({ suspension_reason }) => suspension_reason },
  ]
}

export async function exportLicences(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const { sort, language, ...filters } = input
  const horizon = horizonOf(now)
  const where = licencesWhere(scopesOf(staff), { ...filters, ...horizon })
  const page = (cursor: string | undefined) => selectLicences(db, where, { sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'licences', columns: columnsIn(language, horizon.today), filters, page })
}
