import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import {
  chatPackages,
  deskChatMessages,
  listChatAnswers,
  readDeskChat,
  seeDeskChat,
} from '#modules/chat/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound, optional } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { loadInbox, loadStatus } from '../../components/chat/inbox.server.ts'
import { waitedOf } from '../../components/chat/waited-text.ts'
import { chatWords } from '../../components/chat/words.ts'
import { doneIn } from '../../form.server.ts'
import { orderHref } from '../../order-href.ts'
import { orderStatus } from '../../order-status.ts'
import { tabTitle } from '../../shell.server.ts'
import { mayOpenPath, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { doneNames, words } from './words.ts'

type Room = Output<typeof seeDeskChat>
type At = { language: Language; now: Date; mayFind: boolean }

const money = (amount: number, language: Language) => formatRupiah(rupiah(amount), language)

const findHref = (code: string, language: Language) =>
  `${to(language, '/find')}?${new URLSearchParams({ search: code })}`

const ordersOf = ({ orders }: Room, { language, mayFind }: At) =>
  orders.map(({ kind, order_id, code, title, status, total, starts_on }) => ({
    ...{ id: order_id, code, title },
    text: [orderStatus(status, language), money(total, language), starts_on && formatDay(starts_on, language)]
      .filter(Boolean)
      .join(' · '),
    // Who finds orders opens them; a consultant has no page of one.
    href: mayFind ? (orderHref({ kind, order_id }, language) ?? findHref(code, language)) : undefined,
  }))

function historyOf({ history }: Room, language: Language) {
  const say = words(language)
  return history.map(({ event, consultant_name, created_at }) => {
    const who = consultant_name ?? chatWords(language).consultant
    const texts: Readonly<Record<string, string>> = {
      begin: say.begin,
      assign: say.assign(who),
      hand_over: say.hand_over(who),
      put_back: say.put_back,
      close: say.close,
    }
    return { at: formatMoment(new Date(created_at), language), text: texts[event] ?? event, key: created_at + event }
  })
}

function headOf(room: Room, at: At) {
  const { language, now } = at
  const { member, offline_at, state, consultant, can, is_mine } = room
  const say = chatWords(language)
  return {
    ...{ id: room.user_chat_id, state, can, is_mine, colleagues: room.colleagues },
    name: member.full_name || say.left,
    since: member.since && words(language).since(formatDay(new Date(member.since), language)),
    presence: offline_at === null ? say.here : say.away,
    is_here: offline_at === null,
    waited: waitedOf(room.waiting_since, now, language),
    consultant: consultant?.name ?? say.consultant,
    origin: room.public_url,
    read_seq: room.member_read_seq,
    own_read_seq: room.consultant_read_seq,
    orders: ordersOf(room, at),
    history: historyOf(room, language),
  }
}

async function packagesOf(context: Context, search: string | null) {
  const { language } = pageOf(context)
  const result = search === null ? undefined : await optional(context, api(context, chatPackages, { search }))
  return result?.rows.map(({ id, title, partner, price_from, departs_on, link }) => ({
    ...{ id, title, link },
    text: [partner, money(price_from, language), departs_on && words(language).departs(formatDay(departs_on, language))]
      .filter(Boolean)
      .join(' · '),
  }))
}

const answersListed = 100

/** What of the address stays on every link of the page: the list beside it. */
function carriedOf(search: URLSearchParams): string {
  const carried = new URLSearchParams()
  for (const name of ['queue', 'search', 'cursor']) if (search.get(name)) carried.set(name, search.get(name) ?? '')
  return carried.toString()
}

/** Who opens their own conversation has read it. */
async function messagesOf(context: Context, { user_chat_id: id, is_mine, unread }: Room, before: string | undefined) {
  const messages = await dataOrNotFound(api(context, deskChatMessages, { id, before }))
  if (is_mine && !before && unread > 0)
    await optional(context, api(context, readDeskChat, { id, seq: messages.last_seq }))
  return messages
}

export async function loadRoom(context: Context, { id, url }: { id: string; url: URL }) {
  const { language, now } = pageOf(context)
  const search = url.searchParams
  const room = await dataOrNotFound(api(context, seeDeskChat, { id }))
  const before = search.get('before') ?? undefined
  const messages = await messagesOf(context, room, before)
  const [status, inbox] = [await loadStatus(context), await loadInbox(context, url)]
  const answers = room.can.answer ? (await api(context, listChatAnswers, { limit: answersListed })).data.rows : []
  const at = { language, now, mayFind: mayOpenPath(await staffOf(context), '/find') }
  const head = headOf(room, at)
  const own = to(language, '/chat/:id', { id })
  const carried = carriedOf(search)
  return {
    ...{ tab: tabTitle(context, head.name), room: head, messages, status, inbox, answers, carried, before },
    packages: room.can.answer ? await packagesOf(context, search.get('packages')) : undefined,
    packages_search: search.get('packages') ?? '',
    draft: search.get('text') ?? '',
    path: own,
    list: `${to(language, '/chat')}${carried && `?${carried}`}`,
    manage: to(language, '/chat/answers'),
    client_id: newId(),
    key: newId(),
    done: doneIn(search, doneNames),
  }
}

export type ShownRoom = Awaited<ReturnType<typeof loadRoom>>
