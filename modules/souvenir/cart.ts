import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { lockMember } from '#modules/identity/module.ts'
import { type Offer, offersOf } from '#modules/merchandise/module.ts'
import { cartProblem, isClosed } from './rules/cart.ts'
import type { cart } from './shapes.ts'
import { type CartOwner, listCart } from './store.cart.ts'

type Ctx = Pick<MemberCtx, 'db' | 'now' | 'tenant' | 'user' | 'language'>

export const ownerOf = ({ tenant, user }: Pick<Ctx, 'tenant' | 'user'>): CartOwner => ({
  tenant_id: tenant.id,
  user_id: user.id,
})

/** What is in the cart, each with what is offered of it now. */
export async function loadCart(ctx: Ctx) {
  const rows = await listCart(ctx.db, ownerOf(ctx))
  const today = jakartaDate(ctx.now)
  const ids = rows.map(({ variant_id }) => variant_id)
  const offers = new Map(
    ids.length === 0 ? [] : (await offersOf(ctx.db, ids, today)).map((offer) => [offer.variant_id, offer]),
  )
  return rows.flatMap((row) => {
    const offer = offers.get(row.variant_id)
    return offer ? [{ ...row, offer, problem: cartProblem(offer, row.quantity, today) }] : []
  })
}

export type CartLine = Awaited<ReturnType<typeof loadCart>>[number]

function lineView({ id, quantity, price_seen, offer, problem }: CartLine, { language }: Ctx) {
  const { price, variant_id, stock_free, weight_grams } = offer
  return {
    id,
    variant_id,
    item: {
      id: offer.item_id,
      slug: offer.item_slug,
      name: offer.item_name[language],
      picture_id: offer.picture_id,
      picture_colour: offer.picture_colour,
    },
    variant_name: offer.variant_name[language],
    price,
    price_before: price_seen === price ? null : price_seen,
    quantity,
    stock_free,
    weight_grams,
    subtotal: price * quantity,
    problem,
  }
}

const storeView = ({ origin: _, closed_from, ...store }: Offer['store'], today: string) => ({
  ...store,
  closed_until: isClosed({ ...store, closed_from }, today) ? store.closed_until : null,
})

/** The cart on the wire: by store, in the order in which its owner put things in. */
export async function showCart(ctx: Ctx): Promise<z.output<typeof cart>> {
  const lines = await loadCart(ctx)
  const today = jakartaDate(ctx.now)
  const stores = [...Map.groupBy(lines, ({ offer }) => offer.store.id).values()].map((ofStore) => {
    const items = ofStore.map((line) => lineView(line, ctx))
    const good = items.filter(({ problem }) => problem === null)
    return {
      store: storeView(first(ofStore).offer.store, today),
      items,
      subtotal: sum(good.map(({ subtotal }) => subtotal)),
      weight_grams: sum(good.map(({ weight_grams, quantity }) => weight_grams * quantity)),
    }
  })
  return {
    stores,
    quantity: sum(lines.map(({ quantity }) => quantity)),
    total: sum(stores.map(({ subtotal }) => subtotal)),
    can_checkout: lines.some(({ problem }) => problem === null),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function first<T>(some: readonly T[]): T {
  const [one] = some
  if (one === undefined) throw new Error('a store of a cart without anything of it')
  return one
}

/** Changes the caller's cart, one change at a time, and shows it. */
export async function inCart(ctx: Ctx, change: (ctx: Ctx) => Promise<void>) {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockMember(tx, ctx.tenant.id, ctx.user.id))) throw new Refusal(codes.not_signed_in)
    await change({ ...ctx, db: tx })
  })
  return showCart(ctx)
}

/** The offer of a variant of which somebody wants so many, or the refusal that says why not. */
export async function offerFor({ db, now }: Ctx, { variant_id, quantity }: { variant_id: string; quantity: number }) {
  const today = jakartaDate(now)
  const [offer] = await offersOf(db, [variant_id], today)
  if (!offer) throw new Refusal(codes.not_found)
  const problem = cartProblem(offer, quantity, today)
  if (problem === 'withdrawn') throw new Refusal(codes.not_found)
  if (problem === 'store_closed') throw new Refusal(codes.store_closed)
  if (problem) throw new Refusal(codes.stock_short, { data: { stock_free: offer.stock_free } })
  return offer
}
