import { createHash } from 'node:crypto'
import { formatMoment } from '#core/format.ts'
import { escapeHtml } from '#core/html.ts'
import { type Language, messages } from '#core/messages.ts'
import type { SandboxMessage } from './sandbox-store.ts'

const words = messages({
  title: { id: 'Notifikasi peramban', en: 'Push messages' },
  notice: { id: 'Ini bukan layanan push sungguhan.', en: 'This is not a real push service.' },
  empty: { id: 'Belum ada pesan.', en: 'No messages yet.' },
})

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1b2321;background:#faf7f1}
li{margin:.75rem 0;padding:.75rem 1rem;background:#fff;border:1px solid #e3ddd1;border-radius:12px;overflow-wrap:anywhere}ul{padding:0;list-style:none}
small{color:#55605c}strong.mark{background:#c58b2b;color:#1b2321;padding:.1rem .5rem;border-radius:6px}pre{white-space:pre-wrap;margin:.25rem 0}`

const hash = createHash('sha256').update(style).digest('base64')
export const pushPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What browsers would have shown, for people who try the demo. */
export function pushPage(all: readonly SandboxMessage[], language: Language): string {
  const t = words(language)
  const rows = all.map(
    (one) =>
      `<li><pre>${escapeHtml(one.text)}</pre><small>${escapeHtml(formatMoment(new Date(one.at), language))} · TTL ${one.ttl} · ${escapeHtml(one.urgency)} · ${escapeHtml(one.subscription)}</small></li>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t.title} · SANDBOX</title><style>${style}</style></head><body><main><h1>${t.title}</h1>
<p><strong class="mark">SANDBOX</strong> ${t.notice}</p>${rows.length === 0 ? `<p>${t.empty}</p>` : `<ul>${rows.join('')}</ul>`}</main></body></html>`
}
