import { formatNumber } from '#core/format.ts'
import { exportFaqs, listDeskFaqs } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadFaqs(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listDeskFaqs, url.searchParams)
  const input = listDeskFaqs.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDeskFaqs, input))
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/faqs'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      id: row.id,
      question: row.question[language],
      group: row.group_name[language],
      brand: row.tenant?.name ?? say.all_brands,
      position: formatNumber(row.position, language),
    })),
    owners: (['all_brands', 'one_brand'] as const).map((value) => ({ value, label: say[value] })),
    done: doneIn(url.searchParams, ['removed']),
    csv: exportFaqs.path,
  }
}
