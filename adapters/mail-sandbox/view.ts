import { createHash } from 'node:crypto'
import { formatMoment } from '#core/format.ts'
import { escapeHtml } from '#core/html.ts'
import type { Language } from '#core/messages.ts'
import type { SandboxMail } from './mailbox.ts'
import { style } from './style.ts'
import { words } from './words.ts'

export type View = { language: Language; mails: SandboxMail[]; to?: string; open?: SandboxMail; missing?: boolean }

export function mailPage(view: View): string {
  const t = words(view.language)
  const reading = view.open !== undefined || view.missing === true
  const title = view.open ? view.open.subject || t.noSubject : t.mailbox
  return `<!doctype html>
<html lang="${view.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · SANDBOX</title><style>${style}</style></head>
<body><div class="bar"><strong>SANDBOX</strong> <span>${t.notice}</span></div>
<div class="panes ${reading ? 'reading' : 'listing'}"><nav aria-label="${t.mailbox}">${listPane(view)}</nav>
<main>${reading ? mailPane(view) : `<p class="quiet">${t.pick}</p>`}</main></div></body></html>`
}

function listPane({ language, mails, to, open, missing }: View): string {
  const t = words(language)
  const heading = open || missing ? 'h2' : 'h1'
  const addresses = [...new Set(mails.map((mail) => mail.to))].map((one) => `<option value="${escapeHtml(one)}">`)
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  const rows = mails.map((mail) => {
    const current = mail.id === open?.id ? ' aria-current="true"' : ''
    return `<li><a href="/sandbox/mail/${encodeURIComponent(mail.id)}${query}"${current}>
<strong>${escapeHtml(mail.subject || t.noSubject)}</strong><span>${escapeHtml(mail.to)}</span>${moment(mail, language)}</a></li>`
  })
  const empty = `<p class="quiet">${to === undefined ? t.empty : escapeHtml(t.emptyFor(to))}</p>`
  return `<${heading}>${t.mailbox}</${heading}>
<form action="/sandbox/mail" method="get"><label for="to">${t.address}</label>
<input id="to" name="to" value="${escapeHtml(to ?? '')}" list="addresses" autocomplete="off"><button>${t.filter}</button>
<datalist id="addresses">${addresses.join('')}</datalist></form>
${to === undefined ? '' : `<p><a href="/sandbox/mail">${t.all}</a></p>`}
${rows.length === 0 ? empty : `<ul>${rows.join('\n')}</ul>`}`
}

function mailPane({ language, open, to }: View): string {
  const t = words(language)
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  const back = `<p class="back"><a href="/sandbox/mail${query}">← ${t.back}</a></p>`
  if (!open) return `${back}<h1>404</h1><p>${t.missing}</p>`
  // Links of a mail open beside the mailbox: the frame itself may not leave it.
  const inside = escapeHtml(`<base target="_blank">${open.html}`)
  return `${back}<h1>${escapeHtml(open.subject || t.noSubject)}</h1>
<dl><dt>${t.to}</dt><dd>${escapeHtml(open.to)}</dd><dt>${t.sent}</dt><dd>${moment(open, language)}</dd></dl>
<h2>${t.page}</h2><iframe title="${t.page}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inside}"></iframe>
<h2>${t.text}</h2><pre>${escapeHtml(open.text)}</pre>`
}

const moment = (mail: SandboxMail, language: Language): string =>
  `<time datetime="${escapeHtml(mail.sent_at)}">${escapeHtml(formatMoment(new Date(mail.sent_at), language))}</time>`

const hashSource = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** A srcdoc frame inherits this policy, so the mail's own style sheets are named in it, and only those. */
export function mailPolicy(open: SandboxMail | undefined): string {
  const sheets = [...(open?.html ?? '').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map((match) => match[1] ?? '')
  const styles = [style, ...sheets.slice(0, 10)].map(hashSource).join(' ')
  const attributes = open ? "; style-src-attr 'unsafe-inline'; img-src https: data:" : ''
  return `default-src 'none'; style-src ${styles}; style-src-elem ${styles}${attributes}; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
}
