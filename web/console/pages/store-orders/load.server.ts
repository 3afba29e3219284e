import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { courierTextWithCode } from '#modules/shipping/rules/courier-words.ts'
import { exportStoreOrders, listStoreOrders } from '#modules/souvenir/contract.console.ts'
import { deskQueues } from '#modules/souvenir/rules/desk.ts'
import { deskStateWords } from '#modules/souvenir/rules/desk-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, momentText, shortDayOf } from '../../components/banks/file-text.ts'
import { orderWords, queueWords } from '../../components/stores/order-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

type Row = Output<typeof listStoreOrders>['rows'][number]

const shown = (row: Row, { language, now }: { language: Language; now: Date }) => ({
  ...{ id: row.id, code: row.code, state: row.state, store: row.store_name, buyer: row.buyer_name || '–' },
  href: to(language, '/store-orders/:id', { id: row.id }),
  state_text: deskStateWords(language)[row.state],
  pieces: formatNumber(row.pieces, language),
  total: amountText(row.subtotal + row.shipping_cost, language),
  courier: courierTextWithCode(row, language) || '–',
  ordered: shortDayOf(row.created_at, language),
  due: momentText(row.due_at, language),
  is_waybill_unknown: row.is_waybill_unknown,
  has_problem: row.has_problem,
  is_late: row.due_at !== null && new Date(row.due_at) < now,
})

export async function loadStoreOrders(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const query = readListQuery(listStoreOrders, url.searchParams)
  const input = { ...listStoreOrders.input.parse(query), limit: 25 }
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listStoreOrders, input))
  const say = queueWords(language)
  const [first, ...others] = deskQueues
  return {
    tab: tabTitle(context, orderWords(language).title),
    list: { path: to(language, '/store-orders'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, { language, now })),
    queues: { first: say[first], others: others.map((value) => ({ value, label: say[value] })) },
    has_stores: new Set(rows.map(({ store_name }) => store_name)).size > 1,
    csv: exportStoreOrders.path,
    template: `${exportStoreOrders.path}?${new URLSearchParams({ language })}`,
    key: newId(),
  }
}
