import type { Text } from '#modules/catalogue/rules/facts.ts'

export const slugKinds = ['store', 'item'] as const
export const itemStates = ['draft', 'on_sale', 'withdrawn'] as const

/** Halal by BPJPH, and the permit of BPOM: food, cosmetics and perfume may not be sold without. */
export const certificateKinds = ['halal', 'bpom'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** Who may change a stock: the store's desk, an order that takes or returns, or the demo's first count. */
export const stockActors = ['staff', 'order', 'demo'] as const

/** What a buyer chooses between; a variant has those that its item is divided by. */
export type VariantOptions = { size?: Text; colour?: Text }

/** What a store shows of itself: beside its name, and above its page. */
export const storePictureKinds = ['logo', 'cover'] as const
export type StorePictureKind = (typeof storePictureKinds)[number]
