import type { Letter, Mail } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import { mailLayout } from './layout.ts'

type Sender = Parameters<typeof mailLayout>[0]['tenant'] & Pick<Tenant, 'name' | 'email' | 'public_url'>

/** A letter as the mail of its tenant; what it leads to is a page of that tenant, in the reader's language. */
export function letterMail(tenant: Sender, letter: Letter): Omit<Mail, 'id'> {
  const { language, to, subject, paragraphs, preview, action, footer } = letter
  const url = action && `${tenant.public_url}${language === 'en' ? '/en' : ''}${action.path}`
  const drawn = mailLayout({
    tenant,
    language,
    title: subject,
    paragraphs,
    preview,
    ...(action && url && { action: { label: action.label, url } }),
    footer: [footer],
  })
  return { to, from: `"${tenant.name.replace(/["\\\r\n]/g, '')}" <${tenant.email}>`, subject, ...drawn }
}
