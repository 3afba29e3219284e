import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { exportPromos, listDeskPromos } from '#modules/promo/contract.console.ts'
import { deskStates } from '#modules/promo/rules/desk.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { words as promoWords } from '../../components/promos/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadPromos(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listDeskPromos, url.searchParams)
  const input = listDeskPromos.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDeskPromos, input))
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/promos'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      id: row.id,
      code: row.code,
      title: row.title[language],
      brand: row.tenant.name,
      state: row.state,
      period: say.days(formatShortDay(row.starts_on, language), formatShortDay(row.ends_on, language)),
      used: say.ofQuota(formatNumber(row.used, language), formatNumber(row.quota, language)),
      given: money(row.given),
      left: row.left === null ? say.noBudget : money(row.left),
    })),
    states: deskStates.map((value) => ({ value, label: promoWords(language)[value] })),
    csv: exportPromos.path,
  }
}
