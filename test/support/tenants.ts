import { newId } from '#core/ids.ts'
import { defaultColors } from '#core/theme.ts'
import { demoTenants } from '#demo/tenants.ts'
import { tenant_hosts, tenants } from '#modules/tenant/tables.ts'
import { sharp } from '#server/pictures/sharp.ts'
import type { TestApp } from './test-app.ts'

const names = {
  name: 'Nur Safar',
  business_name: 'PT Nur Safar Utama',
  slogan: { id: 'Umrah yang tenang', en: 'Umrah in peace' },
  logo: 'demo',
  email: 'halo@nursafar.test',
  phone_number: '+622150003003',
  whatsapp_number: '6281100003003',
}
const links = { instagram_url: '', youtube_url: '', tiktok_url: '', twitter_url: '', linkedin_url: '' }
const flags = { is_hajj: true, is_hasanah: true, is_promo: true, is_receive_payment_doku: true, is_financing: false }

export const brandForm = (version = 1) => ({ version, ...names, ...links, ...defaultColors })

export const settingsForm = (version = 1) => ({
  version,
  ...flags,
  is_custom_product: false,
  link_hasanah: '',
  google_analytics_id: '',
})

/** All that a new brand takes, with a host and an admin of its own. */
export function newBrandForm() {
  const id = newId().slice(-12)
  const { version: _, ...settings } = settingsForm()
  const admin = { admin_email: `${id}@brand.test`, admin_name: 'Indah Permata' }
  return { slug: `brand-${id}`, host: `${id}.test`, ...names, ...defaultColors, ...settings, ...admin }
}

/** A logo of one colour on nothing. */
export const aLogo = (wish: { width?: number; height?: number; colour?: string } = {}): Promise<Buffer> => {
  const { width = 240, height = 120, colour = '#0e5a4a' } = wish
  return sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer()
}

/** A brand of its own, with two hosts. */
export async function aBrand({ application }: Pick<TestApp, 'application'>) {
  const { db, clock } = application
  const id = newId(clock.now())
  const [host, second_host] = [`${id}.test`, `www.${id}.test`]
  await db.insert(tenants).values({ ...demoTenants[0], id, slug: id, name: `Merek ${id}`, domain_name: host })
  await db.insert(tenant_hosts).values([host, second_host].map((one) => ({ host: one, tenant_id: id })))
  return { id, host, second_host }
}
