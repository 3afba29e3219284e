import { formatNumber } from '#core/format.ts'
import { listHotels } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { words as hotelWords } from '../../components/hotels/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadHotels(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listHotels, url.searchParams)
  const input = listHotels.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listHotels, input))
  return {
    tab: tabTitle(context, hotelWords(language).title),
    list: { path: to(language, '/hotels'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ id, name, city, stars, walk_minutes }) => ({
      ...{ id, name, city },
      stars: `${stars}★`,
      walk: walk_minutes === null ? '–' : say.minutes(formatNumber(walk_minutes, language)),
    })),
  }
}
