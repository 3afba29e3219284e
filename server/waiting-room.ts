import { comeAgain, type Lane, lane } from '#core/lane.ts'
import { secondMs } from '#core/time.ts'

type Room = { lane: Lane; inside: number; last?: { began: number; left: number } }
type Visit<T> = {
  needed: number
  /** How many are left, by a look that locks nothing; undefined where nobody can tell. */
  look: () => Promise<number | undefined>
  take: () => Promise<T>
}
export type Entered<T> = { isLeft: true; answer: T } | { isLeft: false }
export type WaitingRoom = { enter<T>(thing: string, visit: Visit<T>): Promise<Entered<T>> }

// Those who take the same thing wait for each other at its row anyway: here they hold no connection meanwhile.
const widthOfThing = 3
const patienceMs = 10 * secondMs

/**
 * Where people wait who all want the same. A look that began after somebody came counts for them too: once it says
 * "none left", everybody who waits is answered by it.
 */
export function waitingRoom(now: () => number = () => performance.now()): WaitingRoom {
  const rooms = new Map<string, Room>()
  let order = 0
  const tryLuck = async <T>(room: Room, visit: Visit<T>, came: number): Promise<Entered<T>> => {
    if (room.last && room.last.began > came && room.last.left < visit.needed) return { isLeft: false }
    const began = ++order
    const left = await visit.look()
    if (left !== undefined && began > (room.last?.began ?? 0)) room.last = { began, left }
    if (left !== undefined && left < visit.needed) return { isLeft: false }
    return { isLeft: true, answer: await visit.take() }
  }
  return {
    async enter(thing, visit) {
      const room = rooms.get(thing) ?? { lane: lane(widthOfThing), inside: 0 }
      rooms.set(thing, room)
      const came = ++order
      const deadline = now() + patienceMs
      room.inside++
      try {
        return await room.lane(() => {
          if (now() > deadline) throw comeAgain()
          return tryLuck(room, visit, came)
        })
      } finally {
        if (--room.inside === 0) rooms.delete(thing)
      }
    },
  }
}
