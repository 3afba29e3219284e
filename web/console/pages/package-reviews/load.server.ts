import { formatMoment, formatNumber } from '#core/format.ts'
import { exportPackageChanges, listPackageChanges } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadReviews(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listPackageChanges, url.searchParams)
  const input = listPackageChanges.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listPackageChanges, input))
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/packages/review'), query, sort: input.sort, next_cursor, total },
    csv: exportPackageChanges.path,
    rows: rows.map(({ fields, dates, is_new, ...row }) => ({
      ...row,
      href: to(language, '/packages/review/:id', { id: row.id }),
      what: [
        is_new ? say.isNew : fields > 0 && say.fields(formatNumber(fields, language)),
        dates > 0 && say.dates(formatNumber(dates, language)),
      ]
        .filter((part) => typeof part === 'string')
        .join(', '),
      when: formatMoment(new Date(row.submitted_at), language),
    })),
  }
}
