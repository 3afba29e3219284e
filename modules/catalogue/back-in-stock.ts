import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { tellAll } from '#database/outbox.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { maySell } from '#modules/partner/rules/licence.ts'
import { findBrands } from '#modules/tenant/module.ts'
import { summaries } from './store.ts'
import { takeRequests } from './store.visitors.ts'
import { words } from './words.ts'

/** Tells everybody who waits for this package, once; nobody while no date has a seat or the licence is no good. */
export async function tellBackInStock(db: Db, product_id: string, now: Date): Promise<void> {
  const [product] = await summaries(db, [product_id])
  if (!product) return
  const partner = (await partnerLicences(db, [product.partner_id])).get(product.partner_id)
  if (!partner || !maySell(product, partner.licences, jakartaDate(now))) return
  const waiting = await takeRequests(db, product_id, now)
  const brands = await findBrands(db, [...new Set(waiting.map((request) => request.tenant_id))])
  const parcels = waiting.flatMap(({ tenant_id, phone_number: to, language }) => {
    const brand = brands.get(tenant_id)
    if (!brand) return []
    const path = `${language === 'en' ? '/en' : ''}/product/${product.slug}`
    // No name of the person: it is text that a stranger may have chosen, sent to a number that may be another's.
    const text = words(language).backInStock(brand.name, product.name[language], `${brand.domain_name}${path}`)
    return [{ kind: 'text' as const, text: { to, text } }]
  })
  await tellAll(db, parcels, now)
}
