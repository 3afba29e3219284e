import type { PageContext } from '#core/page.ts'
import { cookieName, readCookie } from '#core/session-cookies.ts'
import { isToastKey, type ToastKey, toastDelays, toastTones, toastWords } from './components/toast-words.ts'

/** A toast for the page that comes next: only its name travels, so that nobody can plant a text. */
export function flash(page: PageContext, key: ToastKey): void {
  page.set_cookies.push(`${cookieName('toast', page.secure)}=${key}${attributes(page, 60)}`)
}

const attributes = ({ secure }: PageContext, seconds: number): string =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Takes the toast that the page before has left, once, with its words: the browser need not know them all. */
export function takeFlash(page: PageContext) {
  const name = cookieName('toast', page.secure)
  const key = readCookie(page.cookie_header, name)
  if (!key) return undefined
  page.set_cookies.push(`${name}=${attributes(page, 0)}`)
  if (!isToastKey(key)) return undefined
  return { text: toastWords(page.language)[key], tone: toastTones[key], delay: toastDelays[key] }
}
