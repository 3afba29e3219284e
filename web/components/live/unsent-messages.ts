import type { OwnMessage } from './message-log.ts'
import { ownTexts } from './own-texts.ts'

type Place = { person_id: string; room_id: string }

const nameOf = ({ room_id }: Place) => `unsent-${room_id}`

const isOwn = (one: unknown): one is OwnMessage =>
  typeof one === 'object' && one !== null && 'client_id' in one && 'text' in one && 'written_at' in one

/** What this tab has not got rid of, also after a reload: sent again under its own id it is the same message. */
export function unsentOf(place: Place): OwnMessage[] {
  try {
    const stored: unknown = JSON.parse(ownTexts(place.person_id).read(nameOf(place)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOwn) : []
  } catch {
    return []
  }
}

export const keepUnsent = (place: Place, own: readonly OwnMessage[]): void =>
  ownTexts(place.person_id).keep(nameOf(place), own.length === 0 ? '' : JSON.stringify(own))
