import { createHash } from 'node:crypto'
import type { Application } from '../compose.ts'

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1b2321;background:#faf7f1}
li{margin:.75rem 0}strong{background:#c58b2b;color:#1b2321;padding:.1rem .5rem;border-radius:6px}a{color:#0e5a4a}`

const hash = createHash('sha256').update(style).digest('base64')
export const sandboxPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Where the sandboxes are, for people who try the demo. */
export function sandboxIndex(application: Application): string {
  const links = [
    ...(application.outside.sandbox.mailbox ? [['/sandbox/mail', 'Kotak surat dan pesan · Mailbox and messages']] : []),
    ...Object.keys(application.outside.sandbox.oidc).map((name) => [
      `/sandbox/oidc/${name}`,
      `Masuk dengan · Sign in with ${name}`,
    ]),
    ...Object.keys(application.outside.sandbox.gateways).map((name) => [
      `/sandbox/${name}`,
      `Pembayaran · Payments at ${name.toUpperCase()}`,
    ]),
    ...(application.outside.sandbox.banks
      ? [['/sandbox/bank', 'Rekening tabungan di bank · Savings at the bank']]
      : []),
    ...(application.outside.sandbox.courier ? [['/sandbox/courier', 'Paket di kurir · Parcels at the courier']] : []),
    ...(application.outside.sandbox.push ? [['/sandbox/push', 'Notifikasi peramban · Push messages']] : []),
    ...(application.outside.sandbox.app_push ? [['/sandbox/fcm.json', 'Notifikasi aplikasi · App notifications']] : []),
    ['/sandbox/google-tag/hits.json', 'Kunjungan yang dihitung · Visits counted'],
    ['/sandbox/clock', 'Jam produk · The clock of the product'],
    ['/api/docs', 'API'],
  ]
  const list = links.map(([href, label]) => `<li><a href="${href}">${label}</a></li>`).join('')
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox</title><style>${style}</style></head><body><main><h1>Sandbox</h1>
<p><strong>SANDBOX</strong> Semua yang di sini hanya peraga. Nothing here is real.</p><ul>${list}</ul></main></body></html>`
}
