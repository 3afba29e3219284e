import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { loadProducts } from './load.ts'
import type { Which } from './store.versions.ts'
import { productView } from './view.ts'

/** One package as its page shows it: not found where nobody may know of it, gone where it once was sold. */
export async function showProduct(ctx: AnyoneCtx, which: Which, affiliate_code: string | undefined) {
  const [facts] = await loadProducts(ctx, which, affiliate_code)
  if (!facts) throw new Refusal(codes.not_found)
  if (facts.product.state === 'gone') throw new Refusal(codes.package_gone)
  return productView(facts, { language: ctx.language, now: ctx.now })
}
