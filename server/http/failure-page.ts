import { createHash } from 'node:crypto'
import { escapeHtml } from '#core/html.ts'
import type { Language } from '#core/messages.ts'
import { messages } from '#core/messages.ts'
import { inLanguage } from '#web/to.ts'

const words = messages({ home: { id: 'Kembali ke beranda', en: 'Back to the home page' } })

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1rem;text-align:center;
color:#1b2321;background:#faf7f1;color-scheme:light dark}h1{font-size:1.25rem}a{color:#0e5a4a}
@media (prefers-color-scheme:dark){body{color:#f0eeea;background:#0c1715}a{color:#2fb598}}`
const hash = createHash('sha256').update(style).digest('base64')

export const failurePagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What a person sees when the site itself could not be asked: the words of the refusal, and the way home. */
export function failurePage({ status, message, language }: { status: number; message: string; language: Language }) {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${status}</title><style>${style}</style></head><body><main><p>${status}</p><h1>${escapeHtml(message)}</h1>
<p><a href="${inLanguage(language, '/')}">${words(language).home}</a></p></main></body></html>`
}
