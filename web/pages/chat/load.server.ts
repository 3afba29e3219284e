import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { chatMessages, listChats, readChat } from '#modules/chat/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { dataOrNotFound, optional } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import { addressOf, type Query, readQuery } from './query.ts'
import { words } from './words.ts'

/** The conversations of a member and the one that is open. */
export async function loadChat(context: Context, url: URL) {
  const page = pageOf(context)
  const { language, tenant, now } = page
  const query = readQuery(url.searchParams)
  const { items: rooms, service } = (await api(context, listChats, {})).data
  const running = rooms.find(({ state }) => state !== 'closed')
  const elsewhere = redirected(query, { running: running?.user_chat_id })
  if (elsewhere) throw redirect(inLanguage(language, elsewhere))
  const named = rooms.find(({ user_chat_id }) => user_chat_id === query.room)
  if (query.room && query.room !== 'new' && !named) throw data(null, { status: 404 })
  // Where there is room for both, the list stands beside the newest conversation.
  const room = query.room === 'new' ? undefined : (named ?? rooms[0])
  const say = words(language)
  return {
    query,
    rooms,
    service,
    room: room && { ...room, isNamed: named !== undefined, messages: await messagesOf(context, room, query) },
    running: running?.user_chat_id,
    draft: query.about ? say.aboutText(tenant.public_url + inLanguage(language, query.about)) : '',
    public_url: tenant.public_url,
    /** What is sent twice from one page is one message. */
    ticket: randomUUID(),
    now: now.toISOString(),
    title: say.title,
    description: say.description,
  }
}

/** A question about a page goes on in the conversation that runs; with none, it begins one. */
function redirected({ room, about }: Query, { running }: { running: string | undefined }): string | undefined {
  if (room === 'new' && running) return addressOf({ room: running, about })
  return room === undefined && about ? addressOf({ room: running ?? 'new', about }) : undefined
}

type Room = { user_chat_id: string; unread: number }

async function messagesOf(context: Context, { user_chat_id: id, unread }: Room, { room, before }: Query) {
  const messages = await dataOrNotFound(api(context, chatMessages, { id, ...(before && { before }) }))
  // Who came for the list alone has not read it.
  if (room === id && !before && unread > 0)
    await optional(context, api(context, readChat, { id, seq: messages.last_seq }))
  return messages
}

export type Loaded = Awaited<ReturnType<typeof loadChat>>
export type ShownRoom = NonNullable<Loaded['room']>
