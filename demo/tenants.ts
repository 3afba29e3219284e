import type { Db } from '#core/context.ts'
import { defaultColors } from '#core/theme.ts'
import { tenant_hosts, tenants } from '#modules/tenant/tables.ts'

/** The two brands of the demo, to show that white label works. Fixed ids: seeding twice changes nothing. */
export const demoTenants = [
  {
    id: '0190a000-0000-7000-8000-000000000001',
    slug: 'rihla',
    name: 'Rihla',
    business_name: 'PT Rihla Perjalanan Ibadah',
    slogan: {
      id: 'Perjalanan ibadah bersama travel berizin',
      en: 'Pilgrimages with licensed travel agencies',
    },
    logo: 'rihla',
    email: 'halo@rihla.test',
    domain_name: 'localhost',
    phone_number: '+622150001001',
    whatsapp_number: '6281100001001',
    social_media: {
      instagram_url: 'https://www.instagram.com/rihla.test',
      youtube_url: null,
      tiktok_url: 'https://www.tiktok.com/@rihla.test',
      twitter_url: null,
      linkedin_url: 'https://www.linkedin.com/company/rihla-test',
    },
    color_settings: defaultColors,
    feature_flag: {
      is_hajj: 1,
      is_hasanah: 1,
      is_promo: 1,
      is_receive_payment_doku: 1,
      is_financing: 1,
      is_custom_product: 1,
      link_hasanah: null,
    },
    google_analytics_id: null,
  },
  {
    id: '0190a000-0000-7000-8000-000000000002',
    slug: 'safar',
    name: 'Safar Amanah',
    business_name: 'PT Safar Amanah Nusantara',
    slogan: {
      id: 'Umrah dan wisata syariah bersama travel berizin',
      en: 'Umrah and sharia tours with licensed travel agencies',
    },
    logo: 'demo',
    email: 'salam@safar.test',
    domain_name: 'demo.localhost',
    phone_number: '+622150002002',
    whatsapp_number: '6281100002002',
    social_media: {
      instagram_url: 'https://www.instagram.com/safar.test',
      youtube_url: null,
      tiktok_url: null,
      twitter_url: null,
      linkedin_url: null,
    },
    color_settings: {
      text_primary: '#1A2233',
      text_secondary: '#545E73',
      text_disabled: '#8A93A6',
      background_primary: '#1F3F77',
      background_secondary: '#D9733A',
      background_web: '#F6F8FB',
      background_paper: '#FFFFFF',
      background_outline: '#DCE3EC',
      background_primary_dark: '#152C55',
    },
    feature_flag: {
      is_hajj: 0,
      is_hasanah: 1,
      is_promo: 1,
      is_receive_payment_doku: 0,
      is_financing: 0,
      is_custom_product: 0,
      link_hasanah: null,
    },
    // Counted by the sandbox of Google's tag, and only for those who agree.
    google_analytics_id: 'G-SAFARDEMO1',
  },
] as const

// decisions §6: the loopback addresses mean `localhost` in the demo.
const hosts = { localhost: 0, '127.0.0.1': 0, '[::1]': 0, 'demo.localhost': 1 } as const

export async function seedTenants(db: Db): Promise<void> {
  await db
    .insert(tenants)
    .values([...demoTenants])
    .onConflictDoNothing()
  const rows = Object.entries(hosts).map(([host, i]) => ({ host, tenant_id: demoTenants[i].id }))
  await db.insert(tenant_hosts).values(rows).onConflictDoNothing()
}
