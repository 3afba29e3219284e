import { createHash } from 'node:crypto'
import { formatMoment } from '#core/format.ts'
import { escapeHtml } from '#core/html.ts'
import { type Language, messages } from '#core/messages.ts'
import { style as common } from '../gateway-sandbox/style.ts'
import { isDelivered, type SandboxParcel, stepsOf } from './sandbox-parcels.ts'

const words = messages({
  notice: { id: 'Ini bukan kurir sungguhan.', en: 'This is not a real courier.' },
  title: { id: 'Paket', en: 'Parcels' },
  about: {
    id: 'Nomor resi di sini: SBX lalu 6–20 angka, misalnya SBX100001. Yang berakhiran 9 langsung sampai.',
    en: 'Waybills here: SBX and 6–20 digits, such as SBX100001. One that ends in 9 has arrived at once.',
  },
  unreached: {
    id: 'Tidak dijangkau kurir mana pun: Kepulauan Seribu (DKI Jakarta) dan Raja Ampat (Papua Barat Daya).',
    en: 'No courier reaches Kepulauan Seribu (DKI Jakarta) and Raja Ampat (Papua Barat Daya).',
  },
  empty: { id: 'Belum ada paket.', en: 'No parcels yet.' },
  waybill: { id: 'Nomor resi', en: 'Waybill' },
  add: { id: 'Cari atau tambahkan', en: 'Find or add' },
  move: { id: 'Majukan', en: 'Move on' },
  arrived: { id: 'Sudah sampai', en: 'Delivered' },
})

const base = '/sandbox/courier'
const style = `${common}
label { display: block; font-weight: 600; margin-bottom: .25rem }
input { width: 100%; font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--muted); border-radius: .5rem;
  background: var(--paper); color: var(--ink); margin-bottom: .5rem }
main > form { margin-bottom: 1rem }
li form { margin-top: .5rem }
`
const hash = createHash('sha256').update(style).digest('base64')
export const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

export function parcelsPage(parcels: readonly SandboxParcel[], language: Language): string {
  const t = words(language)
  const rows = parcels.map((one) => {
    const steps = stepsOf(one).map(
      ({ text, city, at }) => `<span>${formatMoment(at, language)} · ${escapeHtml(text)} · ${escapeHtml(city)}</span>`,
    )
    const next = isDelivered(one)
      ? `<p>${t.arrived}</p>`
      : `<form method="post" action="${base}/parcels/${one.waybill}/moves"><button>${t.move} ${one.waybill}</button></form>`
    return `<li><strong>${one.waybill}</strong> · ${escapeHtml(one.courier)}${steps.join('')}${next}</li>`
  })
  const list = rows.length === 0 ? `<p>${t.empty}</p>` : `<ul class="log">${rows.join('\n')}</ul>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t.title} · SANDBOX</title><style>${style}</style></head>
<body><div class="bar"><strong>SANDBOX</strong> <span>${t.notice}</span></div>
<main><h1>${t.title}</h1><p>${t.about}</p><p>${t.unreached}</p>
<form method="post" action="${base}/parcels"><label for="waybill">${t.waybill}</label><input id="waybill" name="waybill" required
maxlength="23" pattern="SBX[0-9]{6,20}"><button>${t.add}</button></form>${list}</main></body></html>`
}
