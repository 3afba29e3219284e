import { z } from 'zod'
import type { flagNames } from '#core/tenant.ts'
import { marks } from './rules/marks.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

export const colourFields = {
  text_primary: colour,
  text_secondary: colour,
  text_disabled: colour,
  background_primary: colour,
  background_secondary: colour,
  background_web: colour,
  background_paper: colour,
  background_outline: colour,
  background_primary_dark: colour,
}

const isLink = (text: string) => text === '' || (/^https:\/\/\S+$/.test(text) && URL.canParse(text))
/** An address, or nothing. */
const link = z
  .string()
  .trim()
  .max(300)
  .refine(isLink)
  .transform((text) => text || null)

export const linkFields = {
  instagram_url: link,
  youtube_url: link,
  tiktok_url: link,
  twitter_url: link,
  linkedin_url: link,
}

export const brandFields = {
  name: z.string().trim().min(2).max(60),
  business_name: z.string().trim().min(2).max(120),
  slogan: z.object({ id: z.string().trim().min(2).max(160), en: z.string().trim().min(2).max(160) }),
  logo: z.enum(marks),
  email: z.email().max(200),
  phone_number: z.string().regex(/^\+\d{8,15}$/),
  whatsapp_number: z.string().regex(/^\d{8,15}$/),
}

const flag = z.boolean().transform((is_on) => (is_on ? (1 as const) : (0 as const)))
const allFlags = { is_hajj: flag, is_hasanah: flag, is_promo: flag, is_receive_payment_doku: flag }
export const flagFields = { ...allFlags, is_financing: flag, is_custom_product: flag } satisfies Record<
  (typeof flagNames)[number],
  typeof flag
>

export const settingFields = {
  ...flagFields,
  link_hasanah: link,
  google_analytics_id: z
    .string()
    .trim()
    .regex(/^(G-[A-Z0-9]{4,20})?$/)
    .transform((text) => text || null),
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
export const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(new RegExp(`^${label}(\\.${label})*$`))

export const slug = z.string().regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])$/)
