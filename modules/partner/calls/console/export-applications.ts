import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import { applicationQuery } from '../../application-query.ts'
import type * as contract from '../../contract.console.ts'
import { applicationsWhere, selectApplications } from '../../store.review.ts'
import { columnWords, words } from '../../words.ts'

type Call = typeof contract.exportApplications
type Row = Awaited<ReturnType<typeof selectApplications>>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const [say, own] = [columnWords(language), words(language)]
  return [
    momentColumn(say.sent_at, ({ created_at }) => created_at),
    { header: say.company, value: ({ company }) => company },
    { header: say.kind, value: ({ kind }) => own[kind] },
    { header: say.state, value: ({ state }) => say[state] },
    { header: own.contact, value: ({ contact_name }) => contact_name },
    { header: say.email, value: ({ email }) => email },
    { header: say.phone, value: ({ phone_number }) => phone_number, isIdentity: true },
    { header: own.city, value: ({ city_name }) => city_name },
    { header: own.licence, value: ({ licence_number }) => licence_number, isIdentity: true },
  ]
}

export async function exportApplications(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const { sort, language, ...filters } = input
  const where = applicationsWhere(scopesOf(staff), applicationQuery(filters, now))
  const page = (cursor: string | undefined) => selectApplications(db, where, { sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'applications', columns: columnsIn(language), filters, page })
}
