import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { isOfStore } from '#modules/payment/rules/order-kinds.ts'
import { exportStatement, payoutSheet, statement, statementSheet } from '#modules/payouts/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { orderHref } from '../../order-href.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { type ListQuery, listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

type Earning = Output<typeof statement>['rows'][number]
type Reader = { language: Language; opensBookings: boolean; opensStoreOrders: boolean; hasCommission: boolean }

/** Where what was earned is seen: a booking, the order of a store by its code, or the commission of either. */
function orderOf(earning: Earning, reader: Reader): string | undefined {
  const { language, opensBookings, opensStoreOrders, hasCommission } = reader
  const { order_kind, order_id, package_name, amount, reason } = earning
  if (isOfStore(order_kind) && opensStoreOrders)
    return `${to(language, '/store-orders')}?${new URLSearchParams({ queue: 'completed', search: reason })}`
  // What was taken back says why, and not of which order.
  if (hasCommission && amount > 0 && (package_name || isOfStore(order_kind)))
    return `${to(language, '/commissions')}?${new URLSearchParams({ search: reason })}`
  return opensBookings ? orderHref({ kind: order_kind, order_id }, language) : undefined
}

function shown(earning: Earning, reader: Reader) {
  const { language } = reader
  return {
    id: earning.earning_id,
    at: formatMoment(new Date(earning.created_at), language),
    reason: earning.reason,
    title: earning.package_name?.[language],
    href: orderOf(earning, reader),
    amount: formatRupiah(rupiah(earning.amount), language),
    fee: formatRupiah(rupiah(earning.fee), language),
    is_prepared: earning.payout_id !== null,
    pdf:
      earning.is_sent &&
      earning.payout_id &&
      `${payoutSheet.path.replace(':id', earning.payout_id)}?language=${language}`,
  }
}

const sheetHref = ({ from = '', until = '' }: ListQuery, language: Language) =>
  listHref(statementSheet.path, {}, { from, until, language })

function sumsOf(isOfConsultant: boolean, language: Language) {
  const say = words(language)
  const sent = [{ name: say.paid, of: 'paid' } as const, { name: say.due, of: 'due' } as const]
  if (isOfConsultant)
    return [
      { name: say.earnedOfConsultant, of: 'earned' } as const,
      { name: say.takenBackOfConsultant, of: 'taken_back' } as const,
      ...sent,
    ]
  return [...(['earned', 'taken_back', 'fees'] as const).map((of) => ({ name: say[of], of })), ...sent]
}

export async function loadStatement(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(statement, url.searchParams)
  const input = statement.input.parse(query)
  const { rows, next_cursor, total, sums } = await dataOrNotFound(api(context, statement, input))
  const staff = await staffOf(context)
  // Who brings buyers has commission, and pays no fee of it.
  const isOfConsultant = !hasRole(staff, ['admin', 'finance', 'partner_owner', 'store'])
  const reader = {
    language,
    opensBookings: hasRole(staff, ['partner_owner']),
    opensStoreOrders: hasRole(staff, ['store']),
    hasCommission: isOfConsultant,
  }
  const say = words(language)
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/statement'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, reader)),
    sums: sumsOf(isOfConsultant, language).map(({ name, of }) => ({
      name,
      amount: formatRupiah(rupiah(sums[of]), language),
    })),
    text: isOfConsultant ? say.textOfConsultant : say.text,
    payout: isOfConsultant ? say.payoutOfConsultant : say.payout,
    has_fees: rows.some(({ fee }) => fee !== 0),
    pdf: sheetHref(query, language),
    csv: exportStatement.path,
  }
}
