import { z } from 'zod'
import { call } from '#core/call.ts'

const link = z.string().nullable()
const flag = z.union([z.literal(0), z.literal(1)])
const colour = z.string()

export const settings = call({
  method: 'GET',
  path: '/api/v3/whitelabel/settings',
  who: 'anyone',
  about: 'The common configuration of the tenant that owns this host: brand, contacts, colours, feature flags.',
  input: z.object({}),
  output: z.object({
    logo: z.string(),
    name: z.string(),
    slug: z.string(),
    business_name: z.string(),
    slogan: z.string(),
    email: z.string(),
    domain_name: z.string(),
    phone_number: z.string(),
    whatsapp_number: z.string(),
    social_media: z.object({
      instagram_url: link,
      youtube_url: link,
      tiktok_url: link,
      twitter_url: link,
      linkedin_url: link,
    }),
    color_settings: z.object({
      text_primary: colour,
      text_secondary: colour,
      text_disabled: colour,
      background_primary: colour,
      background_secondary: colour,
      background_web: colour,
      background_paper: colour,
      background_outline: colour,
      background_primary_dark: colour,
    }),
    feature_flag: z.object({
      is_hajj: flag,
      is_hasanah: flag,
      is_promo: flag,
      is_receive_payment_doku: flag,
      is_financing: flag,
      is_custom_product: flag,
      link_hasanah: link,
    }),
    google_analytics_id: z.string().nullable(),
  }),
})
