import { itemSorts } from '#modules/merchandise/rules/sorts.ts'
import { typedAmount } from '../form/typed-amount.ts'

/** What narrows a list of souvenirs, in the order of its address. */
export const shopFilters = ['category', 'search', 'start_price', 'end_price', 'sort', 'page'] as const
export type ShopQuery = Partial<Record<(typeof shopFilters)[number], string>>

const usual: ShopQuery = { sort: itemSorts[0], page: '1' }

/** What an address asks of the shop: what is empty or the default is left out, and prices are plain digits. */
export function readShopQuery(params: URLSearchParams): ShopQuery {
  const query: ShopQuery = {}
  for (const name of shopFilters) {
    const value = params.get(name)?.trim()
    // While something is searched for, the best answers come first: only then does the usual order say something.
    const isUsual = value === usual[name] && !(name === 'sort' && query.search)
    if (value && !isUsual) query[name] = value
  }
  return withPrices(query)
}

/** Prices as people type them; turned round where the higher one stands first. */
function withPrices({ start_price, end_price, ...query }: ShopQuery): ShopQuery {
  const [start, end] = [start_price, end_price].map((text) => (text === undefined ? undefined : plain(text)))
  const isTurned = start !== undefined && end !== undefined && Number(start) > Number(end)
  const [least, most] = isTurned ? [end, start] : [start, end]
  return {
    ...query,
    ...(least !== undefined && { start_price: least }),
    ...(most !== undefined && { end_price: most }),
  }
}

/** What is no amount stays as it is, for the API to refuse. */
const plain = (text: string): string => String(typedAmount(text) ?? text)

/** The address of a list of souvenirs, in one spelling. */
export function shopAddress(path: string, query: ShopQuery): string {
  const params = new URLSearchParams()
  for (const name of shopFilters) {
    const value = query[name]
    if (value !== undefined) params.set(name, value)
  }
  return params.size > 0 ? `${path}?${params}` : path
}

/** The same list with one thing changed, from its first page. */
export function withFilter(query: ShopQuery, change: ShopQuery): ShopQuery {
  const { page: _page, ...rest } = query
  return { ...rest, ...change }
}
