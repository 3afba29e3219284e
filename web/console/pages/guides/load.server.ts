import { exportGuides, listGuides } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { reviewOptions, shownReview } from '../../components/review/shown.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadGuides(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listGuides, url.searchParams)
  const input = listGuides.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listGuides, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/guides'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ id, title, tenant_id, review }) => ({
      id,
      title: title[language],
      is_shared: tenant_id === null,
      review: shownReview(review, language),
    })),
    states: reviewOptions(language),
    csv: exportGuides.path,
  }
}
