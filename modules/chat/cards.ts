import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { closedCategories } from '#modules/catalogue/rules/closed-categories.ts'
import { itemsLinked } from '#modules/merchandise/module.ts'
import { ordersLinked } from '#modules/orders/module.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import { listingsLinked } from '#modules/search/module.ts'
import { flagsOf } from '#modules/tenant/module.ts'
import type { LinkedThing } from './rules/links.ts'
import type { card } from './shapes.ts'
import { listRoomsById } from './store.ts'

type Card = z.output<typeof card>
type Linking = { id: string; room_id: string; links: readonly LinkedThing[] }
type Moment = { db: Db; now: Date }
type Whose = { tenant_id: string; user_id: string }
type Known = { thing: LinkedThing; card: Card }

/** What messages link to, by message: of a package or an item that is on sale, and of an order of the room's own member. */
export async function cardsOf(moment: Moment, messages: readonly Linking[]): Promise<ReadonlyMap<string, Card[]>> {
  const linking = messages.filter(({ links }) => links.length > 0)
  const shown = new Map<string, Card[]>()
  if (linking.length === 0) return shown
  const rooms = await listRoomsById(moment.db, [...new Set(linking.map(({ room_id }) => room_id))])
  for (const { room } of rooms) {
    const own = linking.filter(({ room_id }) => room_id === room.id)
    const known = await knownOf(
      moment,
      room,
      own.flatMap(({ links }) => links),
    )
    for (const { id, links } of own) {
      const cards = links.flatMap((link) => known.find(({ thing }) => isSame(thing, link))?.card ?? [])
      shown.set(id, cards)
    }
  }
  return shown
}

const isSame = (a: LinkedThing, b: LinkedThing): boolean => a.kind === b.kind && nameOf(a) === nameOf(b)
const nameOf = (thing: LinkedThing): string => ('slug' in thing ? thing.slug : thing.id)

async function knownOf(moment: Moment, whose: Whose, links: readonly LinkedThing[]): Promise<Known[]> {
  const named = (kind: LinkedThing['kind']) => [
    ...new Set(links.filter((one) => one.kind === kind).map((one) => nameOf(one))),
  ]
  return [
    ...(await packages(moment, whose, named('package'))),
    ...(await items(moment, named('item'))),
    ...(await orders(moment, whose, named('order'))),
  ]
}

async function packages({ db, now }: Moment, { tenant_id }: Whose, slugs: readonly string[]): Promise<Known[]> {
  if (slugs.length === 0) return []
  const flags = await flagsOf(db, tenant_id)
  const off = {
    hidden: await hiddenPartnerIds(db, tenant_id),
    closed: flags ? closedCategories(flags) : [],
    today: jakartaDate(now),
  }
  return (await listingsLinked(db, slugs, off)).map(
    ({ slug, name_id, name_en, picture_id, picture_colour, price_from }) => ({
      thing: { kind: 'package', slug },
      card: {
        kind: 'package',
        title: { id: name_id, en: name_en },
        path: `/product/${slug}`,
        picture_id,
        picture_colour,
        price: price_from,
      },
    }),
  )
}

async function items({ db, now }: Moment, slugs: readonly string[]): Promise<Known[]> {
  if (slugs.length === 0) return []
  const rows = await itemsLinked(db, slugs, jakartaDate(now))
  return rows.map(({ slug, name, store_slug, picture_ids, picture_colour, price_from }) => ({
    thing: { kind: 'item', slug },
    card: {
      kind: 'item',
      title: name,
      path: `/oleh-oleh/${store_slug}/${slug}`,
      picture_id: picture_ids[0] ?? null,
      picture_colour,
      price: price_from,
    },
  }))
}

async function orders({ db }: Moment, { tenant_id, user_id }: Whose, ids: readonly string[]): Promise<Known[]> {
  if (ids.length === 0) return []
  const rows = await ordersLinked(db, { tenant_id, user_id, order_ids: ids })
  return rows.map(({ order_id, code, title, total }) => ({
    thing: { kind: 'order', id: order_id },
    card: {
      kind: 'order',
      title: { id: `${title.id} · ${code}`, en: `${title.en} · ${code}` },
      path: `/member/my-order/${order_id}`,
      picture_id: null,
      picture_colour: null,
      price: total,
    },
  }))
}
