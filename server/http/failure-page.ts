import { createHash } from 'node:crypto'
import { escapeHtml } from '#core/html.ts'
import type { Language } from '#core/messages.ts'
import { messages } from '#core/messages.ts'
import { inLanguage } from '#web/to.ts'

const words = messages({
  home: { id: 'Kembali Ke Halaman Utama', en: 'Back to the home page' },
  soon: {
    id: 'Maaf, ini kesalahan kami. Anda akan dibawa ke halaman utama.',
    en: 'Sorry, this is our fault. We’ll take you to the home page.',
  },
})

// Seeds, section 9: on a 500 a popup is shown, and the person is taken home after 3 seconds.
const homeAfterSeconds = 3

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1rem;text-align:center;
color:#1b2321;background:#faf7f1;color-scheme:light dark}h1{font-size:1.25rem}a{color:#0e5a4a}
[role=alertdialog]{padding:2rem;border-radius:20px;background:#fff;box-shadow:0 12px 40px #1b232133,0 0 0 100vmax #1b232180}
@media (prefers-color-scheme:dark){body{color:#f0eeea;background:#0c1715}a{color:#2fb598}[role=alertdialog]{background:#15211f}}`
const hash = createHash('sha256').update(style).digest('base64')

export const failurePagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Shown = { status: number; message: string; language: Language; path: string }

/** What a person sees when the site itself could not be asked: the words of the refusal, and the way home. */
export function failurePage({ status, message, language, path }: Shown): string {
  const home = inLanguage(language, '/')
  // A home page that fails itself stays put, so as not to go round. Without a script: those may be what failed.
  const isLed = status === 500 && path !== home
  const refresh = isLed ? `<meta http-equiv="refresh" content="${homeAfterSeconds};url=${home}">` : ''
  const popup = isLed ? ' role="alertdialog" aria-labelledby="title"' : ''
  const soon = isLed ? `<p>${words(language).soon}</p>` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refresh}<title>${status}</title><style>${style}</style></head><body><main${popup}><p>${status}</p><h1 id="title">${escapeHtml(message)}</h1>
${soon}<p><a href="${home}">${words(language).home}</a></p></main></body></html>`
}
