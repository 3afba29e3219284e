import { mostPieces } from '#modules/souvenir/rules/cart.ts'

/** How often "more" was pressed, and how much each press brings. */
export const reviewStep = { size: 5, most: 10 } as const
export const similarStep = { size: 8, most: 3 } as const

export type Query = { variant: string | undefined; quantity: number; reviews: number; more: number }

/** What an address asks of an item; what makes no sense is as if it were not there. */
export const readQuery = (params: URLSearchParams): Query => ({
  variant: params.get('variant') ?? undefined,
  quantity: steps(params.get('quantity'), mostPieces),
  reviews: steps(params.get('reviews'), reviewStep.most),
  more: steps(params.get('more'), similarStep.most),
})

const steps = (text: string | null, most: number): number =>
  /^\d{1,4}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), most) : 1

/** The query of the same page with other choices; everything else in it stays. */
export function withChange(search: string, change: Partial<Record<keyof Query, string>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) params.set(name, value)
  return `?${params}`
}
