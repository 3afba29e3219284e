import { createHash } from 'node:crypto'
import { escapeHtml } from '#core/html.ts'
import { memo } from '#core/memo.ts'
import type { Language } from '#core/messages.ts'
import { messages } from '#core/messages.ts'
import { type ColorSettings, type Scheme, themeVariables } from '#core/theme.ts'
import { isTemporary } from '#web/components/errors/statuses.ts'
import { inLanguage } from '#web/to.ts'

const words = messages({
  tryAgain: { id: 'Coba lagi', en: 'Try again' },
  home: { id: 'Kembali Ke Halaman Utama', en: 'Back to the home page' },
  soon: {
    id: 'Maaf, ini kesalahan kami. Anda akan dibawa ke halaman utama.',
    en: 'Sorry, this is our fault. We’ll take you to the home page.',
  },
})

// Seeds, section 9: on a 500 a popup is shown, and the person is taken home after 3 seconds.
const homeAfterSeconds = 3

const look = memo((colors: ColorSettings) => {
  const tone = (scheme: Scheme, name: string) => themeVariables(colors, scheme)[`--tone-${name}`]
  const ground = (scheme: Scheme) => `color:${tone(scheme, 'ink')};background:${tone(scheme, 'page')}`
  const links = (scheme: Scheme) => `a{color:${tone(scheme, 'brand-text')}}
a[href=""]{color:${tone(scheme, 'on-brand')};background:${tone(scheme, 'brand')}}`
  const popup = (scheme: Scheme) => `[role=alertdialog]{background:${tone(scheme, 'paper')}}`
  const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1rem;text-align:center;
${ground('light')};color-scheme:light dark}h1{font-size:1.25rem}${links('light')}
a[href=""]{display:inline-block;padding:.6rem 1.2rem;border-radius:10px;font-weight:600;text-decoration:none}
[role=alertdialog]{padding:2rem;border-radius:20px;box-shadow:0 12px 40px #1b232133,0 0 0 100vmax #1b232180}${popup('light')}
@media (prefers-color-scheme:dark){body{${ground('dark')}}${links('dark')}${popup('dark')}}`
  return { style, hash: createHash('sha256').update(style).digest('base64') }
})

export const failurePagePolicy = (colors: ColorSettings): string =>
  `default-src 'none'; style-src 'sha256-${look(colors).hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Shown = { status: number; message: string; language: Language; path: string; brand: Brand }
type Brand = { name?: string; color_settings: ColorSettings }

/** What a person sees when the site itself could not be asked: the words of the refusal, and the way on. */
export function failurePage({ status, message, language, path, brand }: Shown): string {
  const home = inLanguage(language, '/')
  // A home page that fails itself stays put, so as not to go round. Without a script: those may be what failed.
  const isLed = status === 500 && path !== home
  const refresh = isLed ? `<meta http-equiv="refresh" content="${homeAfterSeconds};url=${home}">` : ''
  const popup = isLed ? ' role="alertdialog" aria-labelledby="title"' : ''
  const title = [status, brand.name].filter(Boolean).join(' · ')
  // No address is the one that was asked for.
  const again = isTemporary(status) ? `<p><a href="">${words(language).tryAgain}</a></p>` : ''
  const soon = isLed ? `<p>${words(language).soon}</p>` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refresh}<title>${escapeHtml(title)}</title><style>${look(brand.color_settings).style}</style></head><body><main${popup}><p>${status}</p><h1 id="title">${escapeHtml(message)}</h1>
${soon}${again}<p><a href="${home}">${words(language).home}</a></p></main></body></html>`
}
