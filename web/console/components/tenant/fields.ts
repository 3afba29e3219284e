import { flagNames } from '#core/tenant.ts'
import { type ColorSettings, defaultColors } from '#core/theme.ts'

export const nameFields = ['name', 'business_name'] as const
export const contactFields = ['email', 'phone_number', 'whatsapp_number'] as const
export const linkFields = ['instagram_url', 'youtube_url', 'tiktok_url', 'twitter_url', 'linkedin_url'] as const
export const colourFields: readonly (keyof ColorSettings)[] = [
  ...(['text_primary', 'text_secondary', 'text_disabled', 'background_web', 'background_paper'] as const),
  ...(['background_outline', 'background_primary', 'background_primary_dark', 'background_secondary'] as const),
]

/** Every field of the form of a brand, by name. */
export const brandFields: readonly string[] = [
  ...nameFields,
  ...['slogan.id', 'slogan.en', 'logo'],
  ...contactFields,
  ...linkFields,
  ...colourFields,
]
export const settingFields: readonly string[] = [...flagNames, 'link_hasanah', 'google_analytics_id']

/** Nine colours from a form; where one is missing, ours. */
export function coloursFrom(held: Readonly<Record<string, string | undefined>>): ColorSettings {
  const colours = { ...defaultColors }
  for (const name of colourFields) colours[name] = held[name] ?? defaultColors[name]
  return colours
}
