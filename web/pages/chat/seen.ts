import type { StoredMessage } from '../../components/live/message-log.ts'

type Said = Pick<StoredMessage, 'sender' | 'seq' | 'created_at'>

/** What the consultant has said last of all. */
export const lastAnswer = (stored: readonly Said[]): Said | undefined =>
  stored.findLast(({ sender }) => sender === 'consultant')

type Seen = { offline_at: string | null; isActive: boolean; stored: readonly Said[] }

/** Since when the consultant is away. Whoever writes or reads is here, and was here when they last wrote, whatever was noted before. */
export function awaySince({ offline_at, isActive, stored }: Seen): string | null {
  if (offline_at === null || isActive) return null
  const said = lastAnswer(stored)?.created_at
  return said !== undefined && said > offline_at ? said : offline_at
}
