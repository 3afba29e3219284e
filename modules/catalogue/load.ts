import type { AnyoneCtx } from '#core/context.ts'
import { requestMemo } from '#core/memo.ts'
import { findConsultant } from '#modules/affiliate/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { hiddenHere, partnerLicences } from '#modules/partner/module.ts'
import { isClosed } from './rules/closed-categories.ts'
import { listDepartures, listProducts, type Which } from './store.ts'
import type { ProductFacts } from './view.ts'

/** Packages as they are stored; whoever names the same ones in one request shares them. */
export const packagesOf = (ctx: AnyoneCtx, which: Which) =>
  requestMemo(ctx.request, `packages ${JSON.stringify(which)}`, () => listProducts(ctx.db, which, ctx))

export const licencesOf = ({ db, request }: AnyoneCtx, partner_ids: string[]) =>
  requestMemo(request, `licences ${partner_ids.join()}`, () => partnerLicences(db, partner_ids))

/** Packages this tenant shows, with all their pages need, in two rounds however many they are. */
export async function loadProducts(ctx: AnyoneCtx, which: Which, affiliate_code?: string): Promise<ProductFacts[]> {
  const { db, tenant, now } = ctx
  const [packages, hidden, consultant] = await Promise.all([
    packagesOf(ctx, which),
    hiddenHere(ctx),
    affiliate_code === undefined ? undefined : findConsultant(db, tenant.id, affiliate_code),
  ])
  const shown = packages.filter(
    ({ partner_id, category }) => !hidden.includes(partner_id) && !isClosed(category, tenant.feature_flag),
  )
  if (shown.length === 0) return []
  const ids = shown.map((product) => product.id)
  const [departures, partners, rules] = await Promise.all([
    listDepartures(db, ids, now),
    licencesOf(ctx, [...new Set(shown.map((product) => product.partner_id))]),
    rulesToday(ctx),
  ])
  return shown.flatMap((product) => {
    const partner = partners.get(product.partner_id)
    const own = departures.filter((departure) => departure.product_id === product.id)
    return partner ? [{ product, partner, departures: own, consultant, rules }] : []
  })
}
