import { type Output, rolesOf } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { exportBookings, listBookings, seeDeparture } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { orderWords } from '../../../components/orders/words.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { type StaffMe, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listBookings>['rows'][number]

// A cart is no order yet: the list has none.
const statuses = ['awaiting_payment', 'in_progress', 'completed', 'cancelled', 'expired'] as const

function shown(row: Row, { language, runs }: { language: Language; runs: boolean }) {
  const say = words(language)
  const isOpen = row.status === 'awaiting_payment' || row.status === 'in_progress'
  return {
    id: row.booking_id,
    code: row.booking_code,
    href: to(language, '/bookings/:id', { id: row.booking_id }),
    status: row.status,
    status_text: row.is_overdue ? orderWords(language).overdue : orderWords(language)[row.status],
    is_overdue: row.is_overdue,
    ordered_at: row.ordered_at,
    ordered: formatMoment(new Date(row.ordered_at), language),
    name: row.contact.name ?? say.noName,
    phone: row.contact.phone_number,
    journey: row.product_name,
    departs: formatShortDay(row.departs_on, language),
    departure_href: runs ? to(language, '/departures/:id', { id: row.departure_id }) : null,
    travellers: formatNumber(row.travellers, language),
    incomplete: isOpen && row.incomplete > 0 ? say.incomplete(formatNumber(row.incomplete, language)) : '',
    total: formatRupiah(rupiah(row.total), language),
  }
}

/** A list that was narrowed to a departure stays so while one searches in it. */
const departureOptions = (rows: readonly Row[], chosen: string | undefined, language: Language) =>
  chosen === undefined
    ? []
    : [
        {
          value: chosen,
          label: rows[0] ? formatDay(rows[0].departs_on, language) : words(language).thisDeparture,
        },
      ]

/** Whether somebody runs departures: at a partner, or for the platform. A tenant only sells their seats. */
const runsDepartures = ({ grants }: StaffMe): boolean =>
  grants.some(({ role, scope }) => (rolesOf(seeDeparture) ?? []).includes(role) && scope.kind !== 'tenant')

/** A row is a card on a phone: so many can still be scrolled through. */
const rowsAtOnce = 25

export async function loadBookings(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listBookings, url.searchParams)
  const input = { ...listBookings.input.parse(query), limit: rowsAtOnce }
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listBookings, input))
  const runs = runsDepartures(await staffOf(context))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/bookings'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, { language, runs })),
    statuses: statuses.map((value) => ({ value, label: orderWords(language)[value] })),
    departures: departureOptions(rows, input.departure_id, language),
    csv: exportBookings.path,
  }
}
