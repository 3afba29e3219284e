import { newId } from '#core/ids.ts'
import { exportDifferences, listDifferences } from '#modules/settlement/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownDifference } from '../../components/settlement/difference.server.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

export async function loadDifferences(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listDifferences, url.searchParams)
  const input = listDifferences.input.parse({ ...query, limit: 20 })
  const { rows, next_cursor } = await dataOrNotFound(api(context, listDifferences, input))
  const path = to(language, '/settlements/differences')
  return {
    tab: tabTitle(context, say.title),
    path,
    settlements: to(language, '/settlements'),
    key: newId(),
    csv: listHref(exportDifferences.path, { state: input.state }, { language }),
    state: input.state,
    lists: { open: path, closed: listHref(path, {}, { state: 'closed' }) },
    rows: rows.map((row) => shownDifference(row, language)),
    next: next_cursor === null ? undefined : listHref(path, { state: input.state }, { cursor: next_cursor }),
    done: doneIn(url.searchParams, ['closed']) && say.done,
  }
}
