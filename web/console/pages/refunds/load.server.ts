import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { exportRefunds, listRefundBatches, refundsDue } from '#modules/payment/contract.console.ts'
import { mostInBatch } from '#modules/payment/rules/refund-batch.ts'
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
import { type ListQuery, listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

type Due = Output<typeof refundsDue>

export async function loadRefunds(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(refundsDue, url.searchParams)
  const input = refundsDue.input.parse(query)
  const due = await dataOrNotFound(api(context, refundsDue, input))
  const reader = { language, staff_id: (await staffOf(context)).id }
  const path = to(language, '/refunds')
  return {
    tab: tabTitle(context, words(language).title),
    list: { path, query, sort: input.sort, next_cursor: due.next_cursor, total: due.total },
    rows: due.rows.map((row) => ({
      ...shownRefund(row, reader),
      rupiah: row.amount,
      can_choose: (row.status === 'due' || row.status === 'approved') && row.batch_id === null,
      batch: row.batch_id && to(language, '/refunds/batches/:batch_id', { batch_id: row.batch_id }),
      href: to(language, '/refunds/:refund_id', { refund_id: row.refund_id }),
    })),
    csv: exportRefunds.path,
    open: due.open.map(({ status, count, amount }) => ({
      status,
      href: listHref(path, {}, { status }),
      count: words(language).count(formatNumber(count, language)),
      amount: formatRupiah(rupiah(amount), language),
    })),
    statuses: refundStatuses.map((value) => ({ value, label: statusWords(language)[value] })),
    departures: due.departures.map((one) => departureOption(one, language)),
    choice: choiceOf(url, { path, query, language }),
    batches: await batchesOf(context),
  }
}

function departureOption({ departure_id, departs_on, name, count }: Due['departures'][number], language: Language) {
  const day = formatShortDay(departs_on, language)
  return {
    value: departure_id,
    label: words(language).departureOption(day, name[language], formatNumber(count, language)),
  }
}

/** Whether all that can be chosen on this page is, by its address: it works without scripts. */
function choiceOf(url: URL, { path, query, language }: { path: string; query: ListQuery; language: Language }) {
  const cursor = query.cursor ? { cursor: query.cursor } : {}
  return {
    key: newId(),
    is_all: url.searchParams.get('choose') === 'page',
    all: listHref(path, query, { ...cursor, choose: 'page' }),
    none: listHref(path, query, cursor),
    most: formatNumber(mostInBatch, language),
  }
}

async function batchesOf(context: Context) {
  const { language } = pageOf(context)
  const say = words(language)
  const number = (count: number) => formatNumber(count, language)
  const { rows } = await dataOrNotFound(api(context, listRefundBatches, {}))
  return rows.map(({ batch_id, made_at, made_by_name, status, count, amount, to_transfer }) => ({
    id: batch_id,
    href: to(language, '/refunds/batches/:batch_id', { batch_id }),
    name: say.batchLine(formatMoment(new Date(made_at), language), made_by_name),
    sum: say.batchSum(number(count), formatRupiah(rupiah(amount), language)),
    status,
    to_transfer: to_transfer > 0 ? say.toTransfer(number(to_transfer)) : undefined,
  }))
}
