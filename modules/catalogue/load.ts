import type { AnyoneCtx, Db } from '#core/context.ts'
import { memo, requestMemo } from '#core/memo.ts'
import { primaryOf } from '#core/replica.ts'
import { findConsultant } from '#modules/affiliate/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { rowsByVersion } from './rows-by-version.ts'
import { isClosed } from './rules/closed-categories.ts'
import { type DepartureRow, listDepartures, listProducts, type ProductRow } from './store.ts'
import { listVersions, type Which } from './store.versions.ts'
import type { PartnerRow, ProductFacts } from './view.ts'

/** Packages of partners this tenant shows, as they stand now; whoever names the same ones in one request shares them. */
export const versionsOf = (ctx: AnyoneCtx, which: Which) =>
  requestMemo(ctx.request, `versions ${JSON.stringify(which)}`, () => listVersions(ctx.db, which, ctx))

/** The same for everyone until somebody changes it; of a package about 20 kB, of a date about 3 kB. */
const factsOf = memo((_: Db) => ({
  products: rowsByVersion<ProductRow>(500),
  departures: rowsByVersion<DepartureRow>(5000),
  partners: rowsByVersion<PartnerRow>(500),
}))

type Sold = { partner_id: string; partner_version: string }

/** The partners of these packages with their licences, by id. */
export const partnersOf = ({ db }: Pick<AnyoneCtx, 'db'>, packages: readonly Sold[]) =>
  factsOf(primaryOf(db)).partners(
    packages.map(({ partner_id, partner_version }) => ({ id: partner_id, version: partner_version })),
    async (ids) => [...(await partnerLicences(db, ids)).values()],
  )

/** Packages this tenant shows, with all their pages need, in two rounds however many they are. */
export async function loadProducts(ctx: AnyoneCtx, which: Which, affiliate_code?: string): Promise<ProductFacts[]> {
  const { db, tenant } = ctx
  const [packages, consultant] = await Promise.all([
    versionsOf(ctx, which),
    affiliate_code === undefined ? undefined : findConsultant(db, tenant.id, affiliate_code),
  ])
  const shown = packages.filter(({ category }) => !isClosed(category, tenant.feature_flag))
  if (shown.length === 0) return []
  const facts = factsOf(primaryOf(db))
  const dates = shown.flatMap((one) => one.dates)
  const [products, departures, partners, rules] = await Promise.all([
    facts.products(shown, (ids) => listProducts(db, ids)),
    facts.departures(dates, (ids) => listDepartures(db, ids)),
    partnersOf(ctx, shown),
    rulesToday(ctx),
  ])
  return shown.flatMap(({ last_closed_on, rated, ...one }) => {
    const [product, partner] = [products.get(one.id), partners.get(one.partner_id)]
    const own = one.dates.flatMap(({ id }) => departures.get(id) ?? [])
    return product && partner ? [{ product, last_closed_on, rated, partner, departures: own, consultant, rules }] : []
  })
}
