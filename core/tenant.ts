import type { ColorSettings } from './theme.ts'

export const flagNames = [
  'is_hajj',
  'is_hasanah',
  'is_promo',
  'is_receive_payment_doku',
  'is_financing',
  'is_custom_product',
] as const
export type FlagName = (typeof flagNames)[number]
export type Flags = Record<FlagName, 0 | 1> & { link_hasanah: string | null }

export type SocialMedia = {
  instagram_url: string | null
  youtube_url: string | null
  tiktok_url: string | null
  twitter_url: string | null
  linkedin_url: string | null
}

/** One white-label brand: found by host name, carried by every request. */
export type Tenant = {
  id: string
  slug: string
  name: string
  business_name: string
  slogan: { id: string; en: string }
  /** The name of a drawn mark (`core/brand-mark.ts`), or the path of a picture. */
  logo: string
  email: string
  domain_name: string
  /** Links in mails and metadata are built from this, never from a Host header. */
  public_url: string
  phone_number: string
  whatsapp_number: string
  social_media: SocialMedia
  color_settings: ColorSettings
  feature_flag: Flags
  google_analytics_id: string | null
}
