import type { Db, Upload } from '#core/context.ts'
import { fileRefusal } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { ChatPorts } from './ports.ts'
import { hasCardNumber } from './rules/card-number.ts'
import type { RoomState } from './rules/machine.ts'
import { findMessage, isFileStored } from './store.messages.ts'
import type { ChatFile } from './tables.ts'

type Ctx = { db: Db; ports: ChatPorts; language: Language; files: Readonly<Record<string, Upload | undefined>> }

type Sending = { room: { id: string; state: RoomState }; message: string; sender_id: string }

const uploads = { points: 20, seconds: 600 }

/** Checks, seals and stores what was sent, and says it; where that is refused, or was said before, the file goes again. */
export async function withFile<T extends { id: string }>(
  { db, ports, language, files }: Ctx,
  { room, message, sender_id }: Sending,
  send: (file: ChatFile) => Promise<T>,
): Promise<T> {
  const upload = files.file
  if (!upload || upload.bytes.length === 0) throw new Refusal(codes.chat_empty)
  // What would be refused anyway is not even looked at.
  if (room.state === 'closed') throw new Refusal(codes.chat_closed)
  if (hasCardNumber(message) || hasCardNumber(upload.name)) throw new Refusal(codes.chat_card_number)
  const taken = await ports.limits.take(`chat files ${sender_id}`, uploads)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
  const checked = await ports.documents.take(upload.bytes)
  if (!checked.ok) throw fileRefusal(checked.why, language)
  const key = `papers/chat/${Buffer.from(newSecret(), 'base64url').toString('hex')}`
  const file = { key, name: nameOf(upload.name, checked.type), type: checked.type, bytes: checked.bytes.length }
  await ports.files.put(key, { bytes: ports.documents.seal(checked.bytes, key), type: 'application/octet-stream' })
  try {
    const sent = await send(file)
    const stored = await findMessage(db, room.id, sent.id)
    if (stored?.file?.key !== key) await ports.files.delete(key)
    return sent
  } catch (error) {
    // Something may have failed after the message was stored: a file that may be wanted stays.
    if (!(await isFileStored(db, room.id, key).catch(() => true))) await ports.files.delete(key)
    throw error
  }
}

/** What a stranger calls a file is only its words: no path, no controls, and the ending of what it is. */
function nameOf(given: string, type: string): string {
  const words = given
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, ' ')
    .trim()
    .slice(0, 80)
  return `${words || 'file'}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
}

/** The file of a message, as it was before it was sealed. */
export async function fileOf({ db, ports }: Pick<Ctx, 'db' | 'ports'>, room_id: string, message_id: string) {
  const row = await findMessage(db, room_id, message_id)
  const file = row?.file
  const stored = file && (await ports.files.get(file.key))
  if (!file || !stored) throw new Refusal(codes.not_found)
  const bytes = ports.documents.open(stored.bytes, file.key)
  if (!bytes) throw new Error('a sealed file of a chat does not open')
  return { bytes, type: file.type, name: file.name, is_shown: true }
}
