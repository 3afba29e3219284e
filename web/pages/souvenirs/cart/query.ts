import { mostCartItems } from '#modules/souvenir/rules/cart.ts'

/** `left`: what is not to be ordered this time. */
export type CartQuery = { promo: string | undefined; left: readonly string[] }

export const readCartQuery = (params: URLSearchParams): CartQuery => ({
  promo: params.get('promo')?.trim().slice(0, 40) || undefined,
  left: params.getAll('left').slice(0, mostCartItems),
})

/** The part of an address that says so; nothing where there is nothing to say. */
export function cartSearch({ promo, left }: CartQuery): string {
  const params = new URLSearchParams([...(promo ? [['promo', promo]] : []), ...left.map((id) => ['left', id])])
  return params.size > 0 ? `?${params}` : ''
}
