import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { loadProducts } from '../load.ts'
import { slugsOf } from '../rules/slug.ts'
import { productView } from '../view.ts'
import { words } from '../words.ts'

type Call = typeof contract.compare

/** In the order asked for; what is unknown, gone or hidden is left out. */
export async function compare(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const slugs = slugsOf(input.slugs)
  if (slugs.length < 2 || slugs.length > 4) throw wrongCount(ctx)
  const products = await loadProducts(ctx, { slugs })
  const sold = products.filter(({ product }) => product.state === 'on_sale')
  if (sold.length < 2) throw wrongCount(ctx)
  sold.sort((a, b) => slugs.indexOf(a.product.slug) - slugs.indexOf(b.product.slug))
  return sold.map((facts) => productView(facts, { language: ctx.language, now: ctx.now }))
}

const wrongCount = ({ language }: AnyoneCtx) =>
  new Refusal(codes.input_invalid, { errors: { slugs: [words(language).compareCount] } })
