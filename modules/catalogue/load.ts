import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { findConsultant } from '#modules/affiliate/module.ts'
import { hiddenPartnerIds, partnerLicences } from '#modules/partner/module.ts'
import { listDepartures, listProducts, type Which } from './store.ts'
import type { ProductFacts } from './view.ts'

/** Packages this tenant shows, with all their pages need, in two rounds however many they are. */
export async function loadProducts(
  { db, tenant, now }: AnyoneCtx,
  which: Which,
  affiliate_code?: string,
): Promise<ProductFacts[]> {
  const today = jakartaDate(now)
  const [found, hidden, consultant] = await Promise.all([
    listProducts(db, which, today),
    hiddenPartnerIds(db, tenant.id),
    affiliate_code === undefined ? undefined : findConsultant(db, tenant.id, affiliate_code),
  ])
  const shown = found.filter((product) => !hidden.includes(product.partner_id))
  if (shown.length === 0) return []
  const ids = shown.map((product) => product.id)
  const [departures, partners] = await Promise.all([
    listDepartures(db, ids, today),
    partnerLicences(db, [...new Set(shown.map((product) => product.partner_id))]),
  ])
  return shown.flatMap((product) => {
    const partner = partners.get(product.partner_id)
    const own = departures.filter((departure) => departure.product_id === product.id)
    return partner ? [{ product, partner, departures: own, consultant }] : []
  })
}
