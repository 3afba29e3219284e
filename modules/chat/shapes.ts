import { z } from 'zod'
import { reportReasons, roomNotices, roomStates, senders } from './rules/machine.ts'

export const roomId = z.uuid()
export const messageText = z.string().trim().max(2000)
/** Made by whoever sends: what is sent again under it is the same message. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
export const seq = z.coerce.number().int().min(0).max(2_147_483_647)
export const reportReason = z.enum(reportReasons)
const moment = z.iso.datetime()

/** One of our own pages that a message links to, as it is now; nothing of what is no longer there. */
export const card = z.object({
  kind: z.enum(['package', 'item', 'order']),
  /** In both languages: both sides of a conversation see it. */
  title: z.object({ id: z.string(), en: z.string() }),
  /** A page of the site, without its language. */
  path: z.string(),
  picture_id: z.string().nullable(),
  picture_colour: z.string().nullable(),
  /** Whole rupiah: from what it costs, or what an order comes to. */
  price: z.int().nullable(),
})

export const message = z.object({
  id: z.uuid(),
  user_chat_id: roomId,
  /** Its place in the room: counted without gaps. */
  seq: z.int(),
  client_id: z.string().nullable(),
  sender: z.enum(senders),
  /** Which consultant said it. */
  consultant_name: z.string().nullable(),
  message: z.string(),
  /** What the system says, by name. */
  notice: z.enum(roomNotices).nullable(),
  file: z.object({ name: z.string(), type: z.string(), bytes: z.int() }).nullable(),
  cards: z.array(card),
  created_at: moment,
})

export const room = z.object({
  user_chat_id: roomId,
  state: z.enum(roomStates),
  consultant: z.object({ name: z.string() }).nullable(),
  /** Since when the other side is away; none while they are here. */
  offline_at: moment.nullable(),
  last_seq: z.int(),
  last_message: message.nullable(),
  /** How far each side has read. */
  member_read_seq: z.int(),
  consultant_read_seq: z.int(),
  unread: z.int(),
  created_at: moment,
})

/** When consultants answer, and whether one of them does now. */
export const service = z.object({
  is_online: z.boolean(),
  hours: z.array(z.object({ weekday: z.int(), opens: z.int(), closes: z.int() })),
})

export const sent = z.object({
  client_id: z.string().nullable(),
  id: z.uuid(),
  user_chat_id: roomId,
  seq: z.int(),
  message: z.string(),
  created_at: moment,
})

/** Which messages: those after a number (what was missed), those before one (older ones), or the newest. */
export const window = {
  after: seq.optional(),
  before: seq.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
}
export const messages = z.object({ items: z.array(message), is_more: z.boolean(), last_seq: z.int() })
