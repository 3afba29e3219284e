import type { VariantOptions } from './facts.ts'

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' / ')

/** As a buyer calls it, e.g. "Merah / L"; empty where an item has only one way to be bought. */
export const variantName = ({ size, colour }: VariantOptions) => ({
  id: joined([colour?.id, size?.id]),
  en: joined([colour?.en, size?.en]),
})
