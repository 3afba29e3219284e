import { z } from 'zod'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { defaultColors } from '#core/theme.ts'
import { emitTenantAdded } from './events.ts'
import { brandFields, host } from './shapes.ts'
import { insertHost, insertTenant } from './store.desk.ts'
import { listTenantNames } from './store.ts'

const { name, email, phone_number } = brandFields
export const firstBrandFields = z.object({ host, name, email, phone_number })

/** All of them; the desk takes away what the brand does not sell. */
const features = { is_hajj: 1, is_hasanah: 1, is_promo: 1, is_receive_payment_doku: 1 } as const
const links = { instagram_url: null, youtube_url: null, tiktok_url: null, twitter_url: null, linkedin_url: null }

/**
 * What an installation begins with, to be completed at the desk: without any brand no host answers, the desk's neither.
 * False where there is one already.
 */
export async function addFirstBrand(db: Db, given: z.output<typeof firstBrandFields>, now: Date): Promise<boolean> {
  if ((await listTenantNames(db)).length > 0) return false
  const tenant_id = newId(now)
  const { host: domain_name, name, email, phone_number } = given
  await insertTenant(db, {
    ...{ id: tenant_id, slug: 'first', name, business_name: name, slogan: { id: name, en: name }, logo: 'rihla' },
    ...{ email, phone_number, whatsapp_number: phone_number.replace('+', ''), domain_name, social_media: links },
    color_settings: defaultColors,
    feature_flag: { ...features, is_financing: 1, is_custom_product: 1, link_hasanah: null },
    google_analytics_id: null,
  })
  await insertHost(db, { host: domain_name, tenant_id })
  await emitTenantAdded(db, { tenant_id, now })
  return true
}
