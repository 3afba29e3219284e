import { escapeHtml } from '#core/html.ts'
import { memo } from '#core/memo.ts'
import type { Tenant } from '#core/tenant.ts'
import { themeVariables } from '#core/theme.ts'
import type { MailContent } from './content.ts'
import { darkTones, mailStyle, type Tones } from './style.ts'
import { mailText } from './text.ts'

/** One mail as a page and as plain text. Everything given is text: none of it can become markup. */
export function mailLayout(content: MailContent): { html: string; text: string } {
  const url = content.action && webAddress(content.action.url)
  const checked = { ...content, action: content.action && url ? { ...content.action, url } : undefined }
  return { html: page(checked), text: mailText(checked) }
}

/** A link in a mail leads to the web and nowhere else. */
function webAddress(url: string): string {
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') throw new Error('a mail links to the web only')
  return parsed.href
}

const tonesOf = memo((colors: Tenant['color_settings']): Tones => {
  const made = themeVariables(colors)
  const tone = (name: string): string => made[`--tone-${name}`] ?? '#000000'
  return {
    page: tone('page'),
    paper: tone('paper'),
    line: tone('line'),
    ink: tone('ink'),
    muted: tone('muted'),
    brand: tone('brand'),
    onBrand: tone('on-brand'),
    soft: tone('brand-soft'),
    link: tone('brand-text'),
  }
})

const styleOf = memo((tones: Tones): string => mailStyle(darkTones(tones)))

// Outlook draws with Word: tables, widths as attributes and a padded cell instead of a button.
function page(content: MailContent): string {
  const tones = tonesOf(content.tenant.color_settings)
  return `<!doctype html>
<html lang="${content.language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escapeHtml(content.title)}</title>
<style>${styleOf(tones)}</style></head>
<body class="m-page" style="margin:0;padding:0;background:${tones.page};-webkit-text-size-adjust:100%">
${previewLine(content)}
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${tones.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
${brandRow(content, tones)}
<tr><td class="m-paper m-pad" style="background:${tones.paper};border:1px solid ${tones.line};border-radius:16px;padding:36px 40px;${font(16, 1.6)};color:${tones.ink}">
<h1 class="m-ink" style="margin:0 0 16px;${font(24, 1.25)};font-weight:700;color:${tones.ink}">${escapeHtml(content.title)}</h1>
${content.code === undefined ? '' : codeBox(content.code, tones)}
${content.paragraphs.map((text) => paragraph(text, tones)).join('\n')}
${content.action ? actionButton(content.action, tones) : ''}
</td></tr>
${footerRow(content, tones)}
</table></td></tr></table></body></html>`
}

const family = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const font = (size: number, line: number): string =>
  `font-family:${family};font-size:${size}px;line-height:${line};overflow-wrap:anywhere`

/** What the list of mails shows after the subject; the blanks keep the rest of the mail out of it. */
function previewLine({ paragraphs, preview, code }: MailContent): string {
  const start = [code, preview ?? paragraphs[0]].filter((part) => part !== undefined).join(' · ')
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(60)
  return `<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all">${escapeHtml(start)}${blanks}</div>`
}

const brandRow = ({ tenant }: MailContent, tones: Tones): string =>
  `<tr><td class="m-head" style="padding:0 4px 16px;${font(20, 1.3)};font-weight:700"><a class="m-link" href="${escapeHtml(webAddress(tenant.public_url))}" style="color:${tones.link};text-decoration:none">${escapeHtml(tenant.name)}</a></td></tr>`

const paragraph = (text: string, tones: Tones): string =>
  `<p class="m-ink" style="margin:0 0 16px;${font(16, 1.6)};color:${tones.ink}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const codeBox = (code: string, tones: Tones): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="m-code" align="center" style="background:${tones.soft};border:1px solid ${tones.line};border-radius:12px;padding:20px 8px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:0.18em;color:${tones.ink}">${escapeHtml(code)}</td></tr></table>`

const actionButton = ({ label, url }: { label: string; url: string }, tones: Tones): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="m-brand" align="center" bgcolor="${tones.brand}" style="background:${tones.brand};border-radius:10px"><a class="m-on-brand" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${font(16, 1.25)};font-weight:700;color:${tones.onBrand};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="m-muted" style="margin:0;${font(13, 1.5)};color:${tones.muted}"><a class="m-link" href="${escapeHtml(url)}" style="color:${tones.link};text-decoration:underline;word-break:break-all">${escapeHtml(url)}</a></p>`

function footerRow({ tenant, footer }: MailContent, tones: Tones): string {
  const line = (html: string) =>
    `<p class="m-muted" style="margin:0 0 8px;${font(13, 1.5)};color:${tones.muted}">${html}</p>`
  const address = `<a class="m-link" href="mailto:${escapeHtml(tenant.email)}" style="color:${tones.link}">${escapeHtml(tenant.email)}</a>`
  const lines = [...footer.map(escapeHtml), `${escapeHtml(tenant.business_name)} · ${address}`]
  return `<tr><td style="padding:20px 4px 0">${lines.map(line).join('\n')}</td></tr>`
}
