import { escapeHtml } from './html.ts'
import type { Language } from './messages.ts'
import type { Tenant } from './tenant.ts'

export type MailParts = {
  tenant: Pick<Tenant, 'name' | 'color_settings' | 'public_url' | 'email' | 'business_name'>
  language: Language
  title: string
  paragraphs: string[]
  code?: string
  action?: { label: string; url: string }
  footer: string[]
}

/** The same words twice: as a page for mail readers, and as plain text. Whatever stands in them is text, never markup. */
export function mailLayout(options: MailParts): { html: string; text: string } {
  return { html: htmlOf(options), text: textOf(options) }
}

function textOf({ tenant, title, paragraphs, code, action, footer }: MailParts): string {
  const middle = [...(code ? [code] : []), ...(action ? [`${action.label}:\n${action.url}`] : [])]
  return [tenant.name, title, ...paragraphs, ...middle, '--', ...footer].join('\n\n')
}

function htmlOf({ tenant, language, title, paragraphs, code, action, footer }: MailParts): string {
  const { background_primary, background_web, text_primary, text_secondary } = tenant.color_settings
  const lines = (texts: string[], style: string) => texts.map((text) => `<p style="${style}">${escapeHtml(text)}</p>`)
  const button = action && `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`
  const digits = code && `<p style="font-size:32px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${background_web};color:${text_primary};font-family:sans-serif">`,
    `<p style="color:${background_primary};font-weight:700">${escapeHtml(tenant.name)}</p>`,
    `<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
    ...lines(paragraphs, 'line-height:1.6'),
    digits ?? '',
    button ?? '',
    ...lines(footer, `font-size:12px;color:${text_secondary}`),
    '</body></html>',
  ].join('\n')
}
