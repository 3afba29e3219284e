import type { Rooms as BookedRooms, RoomType } from '#modules/booking/rules/party.ts'
import type { Rooms } from './estimate.ts'

const types = [
  { sleeps: 4, type: 'quad' },
  { sleeps: 3, type: 'triple' },
  { sleeps: 2, type: 'double' },
] as const satisfies { sleeps: number; type: RoomType }[]

/** Which rooms the adults sleep in, as a booking counts them: the largest are filled first. */
export function adultRooms(adults: number, rooms: Rooms): BookedRooms {
  let left = adults
  const filled = types.flatMap(({ sleeps, type }) => {
    const here = Math.min(left, (rooms[sleeps] ?? 0) * sleeps)
    left -= here
    return here > 0 ? [{ type, adults: here }] : []
  })
  return filled.length > 0 ? filled : [{ type: 'quad', adults }]
}
