import type { Db } from '#core/context.ts'
import type { bookingSummaries } from '#modules/booking/module.ts'
import type { Tab } from '#modules/booking/rules/machine.ts'
import type { OrderKind } from '#modules/payment/rules/order-kinds.ts'
import type { souvenirSearch } from '#modules/souvenir/module.ts'

/** What a list shows of the thing itself, and not of the order. */
type ShownItem = { id: string; slug: string; picture_ids: string[]; picture_colour: string | null }

export type ListedKind = {
  name: OrderKind
  /** Under which categories of the list its orders stand, in the order in which the list offers them. */
  categories: readonly string[]
  /** Which of its own states stand under which tab. One that stands under none is a fault, and is not stored. */
  tabs: Readonly<Record<Tab, readonly string[]>>
  /**
   * The columns of `order_summaries` that the kind's own rows give, of these orders or of all: a query. Days only where the
   * kind has some; the tab comes from the state.
   */
  summaries: typeof bookingSummaries
  /** What is shown beside that; read when it is shown, since it changes without the order. */
  items: (db: Db, item_ids: string[]) => Promise<ShownItem[]>
  /**
   * What else finds its orders, where they have more names than a code and a title: `isLike`, whether a pattern is like anything of
   * the order with this id, and `withCode`, the ids of orders with a part of exactly this code.
   */
  search?: typeof souvenirSearch
}

const kinds = new Map<OrderKind, ListedKind>()

/** Once a kind, in module.ts. Gives how to take it off again. */
export function registerOrderKind(kind: ListedKind): () => void {
  if (kinds.has(kind.name)) throw new Error(`${kind.name} is listed already`)
  kinds.set(kind.name, kind)
  return () => kinds.delete(kind.name)
}

export const listedKinds = (): ListedKind[] => [...kinds.values()]

/** All that a list of orders can be narrowed to. */
export const listedCategories = (): string[] => [...new Set(listedKinds().flatMap(({ categories }) => categories))]

/** How orders of a kind are listed; nothing, where they are not. */
export const listedKind = (name: OrderKind): ListedKind | undefined => kinds.get(name)
