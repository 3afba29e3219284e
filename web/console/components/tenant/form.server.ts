import type { Sent } from '#core/call.ts'
import type { addTenant, saveBrand } from '#modules/tenant/contract.console.ts'
import { brandFields as shapes } from '#modules/tenant/shapes.ts'
import type { Values } from '../../../form.server.ts'
import { bilingualOf } from '../../form.server.ts'
import { coloursFrom } from './fields.ts'

type Brand = Omit<Sent<typeof saveBrand>, 'id' | 'version'>
type Settings = Pick<
  Sent<typeof addTenant>,
  | 'is_hajj'
  | 'is_hasanah'
  | 'is_promo'
  | 'is_receive_payment_doku'
  | 'is_financing'
  | 'is_custom_product'
  | 'link_hasanah'
  | 'google_analytics_id'
>

/** What was typed of a brand, as its call takes it. */
export function brandIn(values: Values): Brand {
  const { name = '', business_name = '', email = '', phone_number = '', whatsapp_number = '' } = values
  const { instagram_url = '', youtube_url = '', tiktok_url = '', twitter_url = '', linkedin_url = '' } = values
  return {
    ...{ name, business_name, email, phone_number, whatsapp_number },
    slogan: bilingualOf(values, 'slogan'),
    logo: shapes.logo.safeParse(values.logo).data ?? 'rihla',
    ...{ instagram_url, youtube_url, tiktok_url, twitter_url, linkedin_url },
    ...coloursFrom(values),
  }
}

/** A box that is left empty sends nothing: the feature is off. */
export const settingsIn = (values: Values): Settings => ({
  is_hajj: values.is_hajj === 'true',
  is_hasanah: values.is_hasanah === 'true',
  is_promo: values.is_promo === 'true',
  is_receive_payment_doku: values.is_receive_payment_doku === 'true',
  is_financing: values.is_financing === 'true',
  is_custom_product: values.is_custom_product === 'true',
  link_hasanah: values.link_hasanah ?? '',
  google_analytics_id: values.google_analytics_id ?? '',
})
