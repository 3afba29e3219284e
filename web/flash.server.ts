import type { PageContext } from '#core/page.ts'
import { readCookie } from '#core/session-cookies.ts'
import { isToastKey, type ToastKey, toastDelays, toastTones, toastWords } from './components/toast-words.ts'

/** A toast for the page that comes next: only its name travels, so that nobody can plant a text. */
export function flash(page: PageContext, key: ToastKey): void {
  page.set_cookies.push(`toast=${key}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`)
}

/** Takes the toast that the page before has left, once, with its words: the browser need not know them all. */
export function takeFlash(page: PageContext) {
  const key = readCookie(page.cookie_header, 'toast')
  if (!key) return undefined
  page.set_cookies.push('toast=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  if (!isToastKey(key)) return undefined
  return { text: toastWords(page.language)[key], tone: toastTones[key], delay: toastDelays[key] }
}
