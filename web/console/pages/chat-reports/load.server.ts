import { formatMoment } from '#core/format.ts'
import { listChatReports } from '#modules/chat/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { reasonWords } from '../../components/chat/reason-words.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

export async function loadReports(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listChatReports, url.searchParams)
  const input = listChatReports.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listChatReports, input))
  const path = to(language, '/chat/reports')
  return {
    tab: tabTitle(context, say.title),
    handledHref: listHref(path, {}, { standing: 'handled' }),
    list: { path, query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ id, reason, member_name, consultant_name, brand, created_at }) => ({
      ...{ id, brand },
      href: to(language, '/chat/reports/:id', { id }),
      member: member_name || say.left,
      consultant: consultant_name ?? say.none,
      reason: reasonWords(language)[reason],
      at: formatMoment(new Date(created_at), language),
    })),
    done: doneIn(url.searchParams, ['handled']),
  }
}
