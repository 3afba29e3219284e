import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { listDeskChats, seeChatStatus } from '#modules/chat/contract.console.ts'
import { inboxQueues } from '#modules/chat/rules/desk.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { to } from '../../to.ts'
import { type ListQuery, listHref } from '../../ui/list-query.ts'
import { noticeText } from './notice-text.ts'
import { waitedOf } from './waited-text.ts'
import { chatWords } from './words.ts'

type Row = Output<typeof listDeskChats>['rows'][number]
type At = { language: Language; now: Date; query: ListQuery }

function lastText({ last_message }: Row, language: Language): string {
  if (!last_message) return ''
  const say = chatWords(language)
  return noticeText(last_message, say) ?? (last_message.message || (last_message.file?.name ?? say.aFile))
}

/** The room beside the list it was opened from. */
const roomHref = (id: string, { language, query }: At) =>
  listHref(to(language, '/chat/:id', { id }), query, { cursor: query.cursor })

const shown = (row: Row, at: At) => ({
  id: row.user_chat_id,
  name: row.member_name || chatWords(at.language).left,
  href: roomHref(row.user_chat_id, at),
  text: lastText(row, at.language),
  waited: waitedOf(row.waiting_since, at.now, at.language),
  unread: row.is_mine && row.unread > 0 ? formatNumber(row.unread, at.language) : undefined,
  is_here: row.offline_at === null && row.state !== 'closed',
  is_mine: row.is_mine,
  by: row.is_mine || !row.consultant_name ? undefined : chatWords(at.language).by(row.consultant_name),
})

const inboxSize = 25

/** The conversations of a brand as an address narrows them, with how many stand in each group. */
export async function loadInbox(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const say = chatWords(language)
  const query = readListQuery(listDeskChats, url.searchParams)
  const parsed = listDeskChats.input.parse(query)
  const { queue } = parsed
  const sort = queue === 'closed' ? '-last_message_at' : parsed.sort
  const input = { ...parsed, sort, limit: inboxSize }
  const { rows, next_cursor, total, counts } = await dataOrNotFound(api(context, listDeskChats, input))
  const path = to(language, '/chat')
  const numbers = { mine: counts.mine, waiting: counts.waiting, others: 0, closed: 0 }
  return {
    list: { path, query, sort, next_cursor, total },
    queue,
    rows: rows.map((row) => shown(row, { language, now, query })),
    tabs: inboxQueues.map((name) => ({
      href: listHref(path, {}, { queue: name }),
      label: say[name],
      count: numbers[name] > 0 ? formatNumber(numbers[name], language) : undefined,
      isCurrent: name === queue,
    })),
  }
}

export type ShownInbox = Awaited<ReturnType<typeof loadInbox>>

/** Whom somebody answers as. */
export async function loadStatus(context: Context) {
  const { consultant, is_on } = (await api(context, seeChatStatus, {})).data
  return { consultant, is_on, key: newId() }
}

export type ShownStatus = Awaited<ReturnType<typeof loadStatus>>
