import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { exportRefunds, refundsDue } from '#modules/payment/contract.console.ts'
import { refundStatuses } from '#modules/payment/rules/refund-status.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownRefund } from '../../components/refunds/shown.ts'
import { statusWords } from '../../components/refunds/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

export async function loadRefunds(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(refundsDue, url.searchParams)
  const input = refundsDue.input.parse(query)
  const { rows, next_cursor, total, open } = await dataOrNotFound(api(context, refundsDue, input))
  const reader = { language, staff_id: (await staffOf(context)).id }
  const path = to(language, '/refunds')
  return {
    tab: tabTitle(context, words(language).title),
    list: { path, query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      ...shownRefund(row, reader),
      href: to(language, '/refunds/:refund_id', { refund_id: row.refund_id }),
    })),
    csv: exportRefunds.path,
    open: open.map(({ status, count, amount }) => ({
      status,
      href: listHref(path, {}, { status }),
      count: words(language).count(formatNumber(count, language)),
      amount: formatRupiah(rupiah(amount), language),
    })),
    statuses: refundStatuses.map((value) => ({ value, label: statusWords(language)[value] })),
  }
}
