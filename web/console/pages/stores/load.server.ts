import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { listDeskStores } from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listDeskStores>['rows'][number]

function standingOf({ is_suspended, closed_until }: Row, language: Language) {
  const say = words(language)
  if (is_suspended) return { tone: 'danger' as const, status: say.suspended }
  if (closed_until) return { tone: 'warning' as const, status: say.closed(formatShortDay(closed_until, language)) }
  return { tone: 'success' as const, status: say.open }
}

export async function loadStores(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listDeskStores, url.searchParams)
  const input = listDeskStores.input.parse(query)
  const { rows, next_cursor, total, may_add } = await dataOrNotFound(api(context, listDeskStores, input))
  return {
    tab: tabTitle(context, words(language).title),
    make: may_add ? to(language, '/stores/new') : undefined,
    list: { path: to(language, '/stores'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      ...{ id: row.id, name: row.name, city: row.city, ...standingOf(row, language) },
      href: to(language, '/stores/:id', { id: row.id }),
    })),
  }
}
