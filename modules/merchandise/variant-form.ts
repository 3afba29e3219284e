import type { VariantOptions } from './rules/facts.ts'
import { variantName } from './rules/variant-name.ts'
import type { VariantForm } from './store.variants.ts'

type Typed = Pick<VariantForm, 'sku' | 'price' | 'weight_grams'> & {
  size?: VariantOptions['size'] | undefined
  colour?: VariantOptions['colour'] | undefined
}

/** What is stored of a variant as it was typed: it is called by what buyers choose between. */
export function variantForm({ size, colour, ...typed }: Typed): VariantForm {
  const options = { ...(size && { size }), ...(colour && { colour }) }
  return { ...typed, options, name: variantName(options) }
}
