import type { OwnMessage } from './message-log.ts'

const key = (room_id: string) => `chat-unsent-${room_id}`

const isOwn = (one: unknown): one is OwnMessage =>
  typeof one === 'object' && one !== null && 'client_id' in one && 'text' in one && 'written_at' in one

/** What this tab has not got rid of, also after a reload: sent again under its own id it is the same message. */
export function unsentOf(room_id: string): OwnMessage[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key(room_id)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOwn) : []
  } catch {
    return []
  }
}

export function keepUnsent(room_id: string, own: readonly OwnMessage[]): void {
  try {
    if (own.length === 0) window.sessionStorage.removeItem(key(room_id))
    else window.sessionStorage.setItem(key(room_id), JSON.stringify(own))
  } catch {
    // A browser that keeps nothing has them until it is reloaded.
  }
}
