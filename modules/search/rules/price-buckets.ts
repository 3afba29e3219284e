/** Listings of one kind and type, by what they cost: so that those like one of them are found without walking through all. */
export type PriceBuckets = { category: number; kind: number; type: number; steps: Map<number, Set<number>> }
type Codes = { category: number; kind: number; type: number; price: number }

/** How much dearer the next step is, as a logarithm. */
const width = 0.03
const logarithm = (price: number): number => Math.log(Math.max(1, price))
const stepOf = (price: number): number => Math.floor(logarithm(price) / width)

/** How far at least the logarithm of a price is from those of a step; a hair less, for they are not whole numbers. */
export function logarithmsFrom(price: number, step: number): number {
  const own = logarithm(price)
  return Math.max(0, Math.max(step * width - own, own - (step + 1) * width) - 1e-9)
}

const most = 4096
const keyOf = ({ category, kind, type }: Codes): number => (category * most + kind) * most + type

export function join(all: Map<number, PriceBuckets>, slot: number, codes: Codes): void {
  const key = keyOf(codes)
  const { category, kind, type } = codes
  const buckets = all.get(key) ?? { category, kind, type, steps: new Map<number, Set<number>>() }
  all.set(key, buckets)
  const step = stepOf(codes.price)
  const slots = buckets.steps.get(step) ?? new Set<number>()
  buckets.steps.set(step, slots.add(slot))
}

export function leave(all: Map<number, PriceBuckets>, slot: number, codes: Codes): void {
  all.get(keyOf(codes))?.steps.get(stepOf(codes.price))?.delete(slot)
}
