import type { PageContext } from '#core/page.ts'
import { readCookie } from '#core/session-cookies.ts'
import { isToastKey, type ToastKey } from './components/toast-words.ts'

/** A toast for the page that comes next: only its name travels, so that nobody can plant a text. */
export function flash(page: PageContext, key: ToastKey): void {
  page.set_cookies.push(`toast=${key}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`)
}

/** Takes the toast that the page before has left, once. */
export function takeFlash(page: PageContext): ToastKey | undefined {
  const key = readCookie(page.cookie_header, 'toast')
  if (!key) return undefined
  page.set_cookies.push('toast=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  return isToastKey(key) ? key : undefined
}
