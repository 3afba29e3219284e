import { formatDay, formatMonth, formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { exportDepartures, listAllDepartures } from '#modules/catalogue/contract.console.ts'
import { departureStateWords } from '#modules/catalogue/rules/package-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

const states = ['waiting', 'open', 'closed', 'over'] as const

/** Half a year back and a year and a half ahead; a month that the address names stands among them. */
function monthsAround(today: string, named: string | undefined): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: 24 }, (_, i) =>
    new Date(Date.UTC(year, month - 7 + i, 1)).toISOString().slice(0, 7),
  )
  return [...new Set([...months, ...(named ? [named] : [])])].sort()
}

export async function loadAllDepartures(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const query = readListQuery(listAllDepartures, url.searchParams)
  const input = listAllDepartures.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listAllDepartures, input))
  const [say, names] = [words(language), departureStateWords(language)]
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/departures'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      ...row,
      href: to(language, '/departures/:id', { id: row.id }),
      package_href: to(language, '/packages/:id/departures', { id: row.package_id }),
      departs: formatDay(row.departs_on, language),
      returns: formatDay(row.returns_on, language),
      seats: say.sold(formatNumber(row.sold, language), formatNumber(row.quota, language)),
      price: formatRupiah(rupiah(row.price_quad), language),
    })),
    times: (['past', 'all'] as const).map((value) => ({ value, label: say[value] })),
    states: states.map((value) => ({ value, label: names[value] })),
    months: monthsAround(jakartaDate(now), input.month).map((value) => ({
      value,
      label: formatMonth(value, language),
    })),
    csv: exportDepartures.path,
    packages: to(language, '/packages'),
  }
}
