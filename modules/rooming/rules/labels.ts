import type { RoomType } from '#modules/booking/rules/party.ts'

const letters: Readonly<Record<RoomType, string>> = { quad: 'Q', triple: 'T', double: 'D' }

/** A label for each new room until the hotel gives its number: by kind, counted on from those in use. */
export function freeLabels(rooms: readonly { type: RoomType }[], used: readonly string[]): string[] {
  const taken = new Set(used)
  return rooms.map(({ type }) => {
    let n = 1
    while (taken.has(`${letters[type]}${n}`)) n++
    taken.add(`${letters[type]}${n}`)
    return `${letters[type]}${n}`
  })
}
