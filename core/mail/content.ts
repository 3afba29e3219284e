import type { Language } from '#core/messages.ts'
import type { Tenant } from '#core/tenant.ts'

export type MailContent = {
  tenant: Pick<Tenant, 'name' | 'color_settings' | 'public_url' | 'email' | 'business_name'>
  language: Language
  title: string
  paragraphs: string[]
  /** What the list of mails shows after the subject; the first paragraph, unless that only greets. */
  preview?: string
  code?: string
  action?: { label: string; url: string }
  footer: string[]
}
