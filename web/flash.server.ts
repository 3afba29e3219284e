import type { CallFailure } from '#core/client.ts'
import type { PageContext } from '#core/page.ts'
import type { RefusalCode } from '#core/refusal-codes.ts'
import { isRefusalCode, refusals } from '#core/refusals.ts'
import { cookieName, readCookie } from '#core/session-cookies.ts'
import { isToastKey, type ToastKey, toastDelays, toastTones, toastWords } from './components/toast-words.ts'

/** A word of the site's own, or what the server said by its code. */
export type Toast = ToastKey | RefusalCode

/** A toast for the page that comes next: only its name travels, so that nobody can plant a text. */
export function flash(page: PageContext, key: Toast): void {
  page.set_cookies.push(`${cookieName('toast', page.secure)}=${key}${attributes(page, 60)}`)
}

/** What a refused call said, or our own word for it where it said nothing that we know. */
export const toastOf = ({ code }: CallFailure, otherwise: ToastKey): Toast => (isRefusalCode(code) ? code : otherwise)

const attributes = ({ secure }: PageContext, seconds: number): string =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/**
 * Takes the toast that the page before has left, once, with its words: the browser need not know them all. It waits for a
 * page that is shown.
 */
export function takeFlash(page: PageContext) {
  const name = cookieName('toast', page.secure)
  const key = readCookie(page.cookie_header, name)
  if (!key || page.is_unseen) return undefined
  page.set_cookies.push(`${name}=${attributes(page, 0)}`)
  if (isRefusalCode(key)) return { text: refusals[key][page.language], tone: 'error' as const }
  if (!isToastKey(key)) return undefined
  return { text: toastWords(page.language)[key], tone: toastTones[key], delay: toastDelays[key] }
}
