import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { bookingsPart, type DeskBooking } from '../../desk/list.ts'
import { bookingQuery } from '../../desk/query.ts'
import { maskedPhone } from '../../rules/masked-phone.ts'
import { filterBookings } from '../../store.list.ts'
import { bookingColumns } from '../../words.ts'

type Call = typeof contract.exportBookings

function columnsIn(language: Language): CsvColumn<DeskBooking>[] {
  const say = bookingColumns(language)
  return [
    { header: say.code, value: ({ code }) => code },
    { header: say.status, value: ({ state }) => say[state] },
    { header: say.product, value: ({ product_name }) => product_name[language] },
    { header: say.departs_on, value: ({ departs_on }) => departs_on },
    { header: say.travellers, value: ({ seats, infants }) => seats + infants },
    { header: say.incomplete, value: ({ incomplete }) => incomplete },
    { header: say.total, value: ({ total }) => total },
    { header: say.name, value: ({ name }) => name },
    { header: say.phone, value: ({ phone_number }) => phone_number && maskedPhone(phone_number), isIdentity: true },
    { header: say.overdue, value: ({ overdue_at, state }) => (overdue_at && state === 'in_progress' ? say.yes : '') },
    momentColumn(say.ordered_at, ({ checked_out_at }) => checked_out_at),
  ]
}

export async function exportBookings(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const { where } = await filterBookings(db, scopesOf(staff), bookingQuery(filters))
  const is_missing = filters.documents === 'missing'
  const page = (cursor: string | undefined) => bookingsPart(db, where, { sort, cursor, limit: exportStep, is_missing })
  return exportCsv(ctx, { name: 'bookings', columns: columnsIn(language), filters, page })
}
