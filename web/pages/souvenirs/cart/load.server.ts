import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatDay, formatNumber, formatRupiah } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { checkCartPromo, seeCart } from '#modules/souvenir/contract.ts'
import { mostPieces } from '#modules/souvenir/rules/cart.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { itemPath, storePath } from '../../../components/shop/paths.ts'
import { promoChoice } from '../../../components/shop/promos.server.ts'
import { type CartQuery, readCartQuery } from './query.ts'
import { labels, words } from './words.ts'

type Group = Output<typeof seeCart>['stores'][number]
type Line = Group['items'][number]

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** The cart by store, in words; what stands in the way of a line is said with it. */
export async function loadCart(context: Context, url: URL) {
  const { language } = pageOf(context)
  const { data } = await api(context, seeCart, {})
  const query = readCartQuery(url.searchParams)
  const promo = await tryPromo(context, data, query)
  return {
    stores: data.stores.map((group) => ({
      id: group.store.id,
      name: group.store.name,
      href: storePath(group.store.slug),
      from: words(language).from(group.store.city),
      lines: group.items.map((line) => lineOf(line, group, language)),
    })),
    count: words(language).items(formatNumber(data.quantity, language)),
    ticket: newSecret(),
    left: query.left,
    promo: { ...promo, choice: await promoChoice(context, promo.applied) },
    say: labels(language),
  }
}

export type Cart = Awaited<ReturnType<typeof loadCart>>
export type CartStore = Cart['stores'][number]
export type CartLine = CartStore['lines'][number]

/** What the promo that the address names takes off what is ticked, or why nothing. */
async function tryPromo(context: Context, cart: Output<typeof seeCart>, { promo: code, left }: CartQuery) {
  const lines = cart.stores.flatMap(({ items }) => items)
  const cart_item_ids = lines.filter(({ id, problem }) => !problem && !left.includes(id)).map(({ id }) => id)
  if (!code || cart_item_ids.length === 0) return { code, applied: undefined, refused: undefined }
  try {
    const { data } = await api(context, checkCartPromo, { code, cart_item_ids })
    return { code, applied: { code: data.code, discount: data.discount }, refused: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status >= 500) throw error
    return { code, applied: undefined, refused: error.message }
  }
}

function lineOf(line: Line, { store }: Group, language: Language) {
  const say = words(language)
  const most = Math.min(line.stock_free, mostPieces)
  const figure = formatNumber(most, language)
  return {
    id: line.id,
    name: line.item.name,
    href: `${itemPath({ slug: line.item.slug, store })}?${new URLSearchParams({ variant: line.variant_id })}`,
    picture: line.item.picture_id === null ? undefined : { id: line.item.picture_id, colour: line.item.picture_colour },
    variant: line.variant_name,
    price: say.price(money(line.price, language)),
    quantity: line.quantity,
    most: Math.max(1, most),
    limit: say.limit(figure),
    amount: line.subtotal,
    subtotal: money(line.subtotal, language),
    changed:
      line.price_before === null
        ? undefined
        : say.changed(money(line.price_before, language), money(line.price, language)),
    problem: problemOf(line, store, language),
    /** How many there still are, where somebody wants more than that. */
    take: line.problem === 'too_few' ? { quantity: most, label: say.take(figure) } : undefined,
    /** Whether another number of pieces would help. */
    canChange: line.problem === null || line.problem === 'too_few',
  }
}

function problemOf({ problem, stock_free }: Line, store: Group['store'], language: Language): string | undefined {
  const say = words(language)
  if (problem === null) return undefined
  if (problem === 'too_few') return say.scarce(formatNumber(stock_free, language))
  if (problem === 'store_closed') return say.closed(store.closed_until ? formatDay(store.closed_until, language) : '')
  return labels(language)[problem]
}
