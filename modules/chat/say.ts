import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { attributeInChat } from '#modules/affiliate/module.ts'
import { hasCardNumber } from './rules/card-number.ts'
import { linkedThings } from './rules/links.ts'
import { findSent, insertMessage, type NewMessage } from './store.messages.ts'
import { listRoomsById, tellMessage } from './store.ts'
import type { ChatFile } from './tables.ts'

/** Who says it: the room must be theirs. */
export type Speaker = { sender: 'member'; user_id: string } | { sender: 'consultant'; consultant_id: string }

type Said = {
  room_id: string
  client_id: string | null
  message: string
  file?: ChatFile | null
  /** The address of the site: what else a text links to is none of ours. */
  origin: string
}

/** Stores a message, or answers as it was answered before. What is answered is stored. */
export async function say(db: Db, speaker: Speaker, said: Said, now: Date) {
  const { room_id, client_id, message, file = null, origin } = said
  if (hasCardNumber(message)) throw new Refusal(codes.chat_card_number)
  const one: NewMessage = {
    ...{ id: newId(now), room_id, sender: speaker.sender, client_id, message, file, now },
    user_id: speaker.sender === 'member' ? speaker.user_id : null,
    consultant_id: speaker.sender === 'consultant' ? speaker.consultant_id : null,
    links: linkedThings(message, origin),
  }
  const seq = await store(db, one)
  const stored = seq === undefined ? await storedBefore(db, one) : { id: one.id, seq, created_at: now }
  // Before it is answered: whoever gets no answer sends again, and it is told again.
  await tellMessage(db, room_id, stored.seq)
  return answerOf(one, stored)
}

async function storedBefore(db: Db, one: NewMessage) {
  const before = await findSent(db, one)
  if (!before) throw await whyNot(db, one)
  if (before.message !== one.message || !isSameFile(before.file, one.file))
    throw new Refusal(codes.chat_client_id_taken)
  return before
}

/** Who sends a member a package has recommended it, unless a colleague did before: remembered with the message, or not at all. */
async function store(db: Db, one: NewMessage): Promise<number | undefined> {
  const { room_id, consultant_id, links, now } = one
  if (consultant_id === null || !links.some(({ kind }) => kind === 'package')) return insertMessage(db, one)
  return inTransaction(db, async (tx) => {
    const seq = await insertMessage(tx, one)
    const [seen] = seq === undefined ? [] : await listRoomsById(tx, [room_id])
    if (seen) {
      const { tenant_id, user_id } = seen.room
      await attributeInChat(tx, { tenant_id, user_id, consultant_id, now })
    }
    return seq
  })
}

/** Sent again it has another place in the file store, and is the same otherwise. */
const isSameFile = (a: ChatFile | null, b: ChatFile | null): boolean =>
  a === null || b === null ? a === b : a.name === b.name && a.type === b.type && a.bytes === b.bytes

const answerOf = (
  { client_id, room_id, message }: NewMessage,
  { id, seq, created_at }: { id: string; seq: number; created_at: Date },
) => ({ client_id, id, user_chat_id: room_id, seq, message, created_at: created_at.toISOString() })

async function whyNot(db: Db, { room_id, sender, user_id, consultant_id }: NewMessage): Promise<Refusal> {
  const [seen] = await listRoomsById(db, [room_id])
  if (!seen || (sender === 'member' && seen.room.user_id !== user_id)) return new Refusal(codes.not_found)
  if (sender === 'consultant' && seen.room.consultant_id !== consultant_id) return new Refusal(codes.chat_not_yours)
  return new Refusal(seen.room.state === 'closed' ? codes.chat_closed : codes.chat_too_many)
}
