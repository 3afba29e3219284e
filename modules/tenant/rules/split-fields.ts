import type { SocialMedia } from '#core/tenant.ts'
import type { ColorSettings } from '#core/theme.ts'

/** The colours among the fields of a form. */
export const coloursIn = (fields: ColorSettings): ColorSettings => ({
  text_primary: fields.text_primary,
  text_secondary: fields.text_secondary,
  text_disabled: fields.text_disabled,
  background_primary: fields.background_primary,
  background_secondary: fields.background_secondary,
  background_web: fields.background_web,
  background_paper: fields.background_paper,
  background_outline: fields.background_outline,
  background_primary_dark: fields.background_primary_dark,
})

/** The links among them. */
export const linksIn = (fields: SocialMedia): SocialMedia => ({
  instagram_url: fields.instagram_url,
  youtube_url: fields.youtube_url,
  tiktok_url: fields.tiktok_url,
  twitter_url: fields.twitter_url,
  linkedin_url: fields.linkedin_url,
})
