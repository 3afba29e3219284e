import { formatMoment, formatNumber, formatShortDay } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import { exportPosts, listDeskPosts, postChoices } from '#modules/content/contract.console.ts'
import { postStates } from '#modules/content/rules/post-machine.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { postWords } from '../../components/content/post-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadPosts(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listDeskPosts, url.searchParams)
  const input = listDeskPosts.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDeskPosts, input))
  const { tenants } = await dataOrNotFound(api(context, postChoices, {}))
  const isAlone = tenants.length === 1
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/posts'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title[language] ?? row.title.id,
      author: row.author_name,
      brand: row.tenant.name,
      category: row.category[language],
      state: row.state,
      published: row.published_at === null ? say.notYet : formatMoment(new Date(row.published_at), language),
      updated: formatShortDay(jakartaDate(new Date(row.updated_at)), language),
      views: formatNumber(row.views, language),
    })),
    states: postStates.map((value) => ({ value, label: postWords(language)[value] })),
    categories: tenants.flatMap(({ name, categories }) =>
      categories.map((one) => ({
        value: one.id,
        label: isAlone ? one.name[language] : `${name}: ${one.name[language]}`,
      })),
    ),
    csv: exportPosts.path,
  }
}
