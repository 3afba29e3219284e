import { formatShortDay } from '#core/format.ts'
import { exportGallery, listDeskGallery } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadGallery(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listDeskGallery, url.searchParams)
  const input = listDeskGallery.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDeskGallery, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/gallery'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title[language],
      picture_id: row.picture_id,
      brand: row.tenant.name,
      taken: formatShortDay(row.taken_on, language),
    })),
    done: doneIn(url.searchParams, ['removed']),
    csv: exportGallery.path,
  }
}
