import { followRooms } from './rooms.ts'
import { holdSocket } from './socket.ts'

/** What is counted in the header: news at the bell, and what consultants have said. */
export type Counted = 'notices' | 'chats'

/** Calls back with an unread total as it changes; gives a way to stop. */
export function followTotal(counted: Counted, listener: (total: number) => void): () => void {
  if (counted === 'chats') return followRooms(({ total_unread }) => listener(total_unread))
  const { release } = holdSocket({
    totalNotification: (said) => {
      const total = totalIn(said)
      if (total !== undefined) listener(total)
    },
  })
  return release
}

/** Both spellings that are told: the number itself, or within `data`. */
function totalIn(said: unknown): number | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  if ('total_unread' in said && typeof said.total_unread === 'number') return said.total_unread
  return 'data' in said ? totalIn(said.data) : undefined
}
