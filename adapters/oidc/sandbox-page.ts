import { createHash } from 'node:crypto'
import { type Language, languages, messages } from '#core/messages.ts'
import { demoPersons, type Person, type SandboxProvider } from './sandbox-persons.ts'

const names = { google: 'Google', apple: 'Apple' } as const

const words = messages({
  banner: {
    id: (name: string) => `SANDBOX — bukan ${name} sungguhan`,
    en: (name: string) => `SANDBOX — not the real ${name}`,
  },
  title: { id: 'Masuk sebagai siapa?', en: 'Choose who to sign in as' },
  as: { id: (name: string) => `Lanjut sebagai ${name}`, en: (name: string) => `Continue as ${name}` },
  unverified: { id: 'email belum terverifikasi', en: 'email not verified' },
  own: { id: 'Atau orang lain', en: 'Or someone else' },
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'Email', en: 'Email' },
  verified: { id: 'Email terverifikasi', en: 'Email is verified' },
  wrong: { id: 'Isi nama dan email yang valid.', en: 'Enter a name and a valid email.' },
  next: { id: 'Lanjutkan', en: 'Continue' },
  cancel: { id: 'Batal', en: 'Cancel' },
  failed: { id: 'Permintaan masuk ditolak', en: 'The sign-in request was refused' },
})

type Spoken = ReturnType<typeof words>
/** The same sentence in both languages, side by side. */
const both = (say: (spoken: Spoken) => string): string =>
  languages.map((language: Language) => `<span lang="${language}">${safe(say(words(language)))}</span>`).join(' / ')

const style = `body{font:16px/1.5 system-ui,sans-serif;max-inline-size:30rem;margin:2rem auto;padding:0 1rem}
.banner{border:2px dashed;padding:.75rem;font-weight:700}form{display:grid;gap:.75rem;margin-block:1.5rem}
button,input[type=text],input[type=email]{font:inherit;padding:.6rem .75rem;min-block-size:44px}
button{cursor:pointer;text-align:start}small{display:block}
input:not([type=checkbox]){display:block;inline-size:100%;box-sizing:border-box}`
const submitScript = 'document.forms[0].submit()'

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export type Page = { html: string; headers: Record<string, string> }

/** Signing in as a listed person, as somebody else, or not at all: three plain forms posting to this address. */
export function signInPage(provider: SandboxProvider, origins: readonly string[], form: 'fresh' | 'wrong'): Page {
  const body = `<h1>${both((say) => say.title)}</h1>
${form === 'wrong' ? `<p role="alert">${both((say) => say.wrong)}</p>` : ''}
<form method="post">${demoPersons.map(personButton).join('\n')}</form>
<h2>${both((say) => say.own)}</h2>
<form method="post">
<label>${both((say) => say.name)}<input type="text" name="full_name" maxlength="100" required></label>
<label>${both((say) => say.email)}<input type="email" name="email" maxlength="254" required></label>
<label><input type="checkbox" name="email_verified" value="yes" checked> ${both((say) => say.verified)}</label>
<button name="choice" value="own">${both((say) => say.next)}</button>
</form>
<form method="post"><button name="choice" value="cancel">${both((say) => say.cancel)}</button></form>`
  return page(provider, body, { origins, script: undefined })
}

function personButton({ full_name, email, email_verified }: Person): string {
  const flag = email_verified ? '' : ` (${both((say) => say.unverified)})`
  return `<button name="person" value="${safe(email)}">${both((say) => say.as(full_name))}
<small>${safe(email)}${flag}</small></button>`
}

/** OAuth's form_post: carries the answer to the client by the browser, by itself or by the button. */
export function formPostPage(provider: SandboxProvider, action: string, fields: Record<string, string>): Page {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`,
  )
  const body = `<form method="post" action="${safe(action)}">${inputs.join('\n')}
<button>${both((say) => say.next)}</button></form>`
  return page(provider, body, { origins: [new URL(action).origin], script: submitScript })
}

export function errorPage(provider: SandboxProvider, answer: Record<string, string | undefined>): Page {
  const lines = Object.entries(answer).map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(value ?? '')}</dd>`)
  const body = `<h1>${both((say) => say.failed)}</h1><dl>${lines.join('\n')}</dl>`
  return page(provider, body, { origins: [], script: undefined })
}

/** What stands at the sandbox's own address: how it is wired and who lives there. */
export function indexPage(provider: SandboxProvider, facts: Record<string, string>): Page {
  const lines = Object.entries(facts).map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`)
  const people = demoPersons.map(({ full_name, email }) => `<li>${safe(full_name)} &lt;${safe(email)}&gt;</li>`)
  return page(provider, `<dl>${lines.join('\n')}</dl><ul>${people.join('\n')}</ul>`, { origins: [], script: undefined })
}

type Allowed = { origins: readonly string[]; script: string | undefined }

function page(provider: SandboxProvider, body: string, { origins, script }: Allowed): Page {
  const name = names[provider]
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox ${name}</title>
<style>${style}</style></head><body><main><p class="banner">${both((say) => say.banner(name))}</p>
${body}</main>${script ? `<script>${script}</script>` : ''}</body></html>`
  // Browsers hold redirects after a form to form-action too, so the client's origins stand beside our own.
  const policy = [
    `default-src 'none'`,
    `style-src ${hashSource(style)}`,
    `script-src ${script ? hashSource(script) : `'none'`}`,
    `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  return { html, headers: { ...pageHeaders, 'content-security-policy': policy.join('; ') } }
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Not no-referrer: that would make the posted form's Origin `null`, which the client may refuse.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
}
