import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { exportStoreItems, listStoreItems } from '#modules/merchandise/contract.console.ts'
import { itemStates } from '#modules/merchandise/rules/facts.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText } from '../../components/banks/file-text.ts'
import { itemWords } from '../../components/stores/item-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

type Row = Output<typeof listStoreItems>['rows'][number]

function priceText({ price_from, price_to }: Row, language: Language): string {
  if (price_to === 0) return '–'
  const from = amountText(price_from, language)
  return price_from === price_to ? from : `${from}–${amountText(price_to, language)}`
}

const shown = (row: Row, language: Language) => ({
  ...{ id: row.id, name: row.name, state: row.state, store: row.store_name, category: row.category },
  href: to(language, '/items/:id', { id: row.id }),
  state_text: itemWords(language)[row.state],
  price: priceText(row, language),
  free: formatNumber(row.stock_free, language),
  is_out: row.stock_free === 0 && row.state === 'on_sale',
  sold: formatNumber(row.sold_count, language),
})

export async function loadItems(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listStoreItems, url.searchParams)
  const input = { ...listStoreItems.input.parse(query), limit: 25 }
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listStoreItems, input))
  const say = itemWords(language)
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/items'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    states: itemStates.map((value) => ({ value, label: say[value] })),
    has_stores: new Set(rows.map(({ store_name }) => store_name)).size > 1,
    csv: exportStoreItems.path,
    make: to(language, '/items/new'),
  }
}

export type ShownRow = Awaited<ReturnType<typeof loadItems>>['rows'][number]
