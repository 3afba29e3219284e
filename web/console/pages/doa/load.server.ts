import { exportDoa, listDoa } from '#modules/worship/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { reviewOptions, shownReview } from '../../components/review/shown.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadDoaList(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listDoa, url.searchParams)
  const input = listDoa.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDoa, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/doa'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ id, title, source, is_quran, review }) => ({
      id,
      title: title[language],
      source: source[language],
      is_quran,
      review: shownReview(review, language),
    })),
    states: reviewOptions(language),
    csv: exportDoa.path,
  }
}
