import { formatShortDay } from '#core/format.ts'
import { exportPages, listDeskPages } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { textWords } from '../../components/content/text-words.ts'
import { words as contentWords } from '../../components/content/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

const kinds = ['document', 'guide', 'index', 'walk'] as const

export async function loadSitePages(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listDeskPages, url.searchParams)
  const input = listDeskPages.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDeskPages, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/pages'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title[language],
      path: row.path,
      kind: textWords(language)[row.kind],
      brand: row.tenant?.name ?? contentWords(language).allBrands,
      version: row.version,
      dated: formatShortDay(row.dated_on, language),
    })),
    kinds: kinds.map((value) => ({ value, label: textWords(language)[value] })),
    csv: exportPages.path,
  }
}
