import { redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { codes } from '#core/refusal-codes.ts'
import { endedStaffCookie, staffCookie } from '#core/session-cookies.ts'
import { type Context, pageOf } from '../api.server.ts'
import { dropNote, keepNote, readNote } from '../cookie-state.server.ts'
import { safePath } from '../safe-path.ts'
import { inLanguage } from '../to.ts'
import { to } from './to.ts'

const signInSeconds = 600

/** The password was right: the second step, with where to go on afterwards. What proves it stays out of pages and addresses. */
export function goOnToCode(context: Context, sign_in_token: string, next?: string | null): Response {
  const page = pageOf(context)
  keepNote(page, 'staff_sign_in', { sign_in_token, next: safePath(next) }, signInSeconds)
  return redirect(to(page.language, '/login/code'))
}

export const begunSignIn = (context: Context) => readNote(pageOf(context), 'staff_sign_in')

/** Signs this browser in; gives where to go on. */
export function keepStaff(context: Context, staff_token: string): string {
  const page = pageOf(context)
  const { next } = begunSignIn(context)
  dropNote(page, 'staff_sign_in')
  page.set_cookies = [...page.set_cookies, staffCookie(staff_token, page.secure)]
  return inLanguage(page.language, safePath(next) ?? '/')
}

/** Whether this very request has signed the browser in. */
export const hasEntered = (context: Context): boolean =>
  pageOf(context).set_cookies.some((line) => /^(?:__Host-)?staff_token=\w/.test(line))

/** The first step is too long ago, or was used in another tab: it is taken again. */
export const isOver = (error: unknown): boolean => isCallFailure(error) && error.code === codes.staff_sign_in_over

export function beginAgain(context: Context): Response {
  const page = pageOf(context)
  dropNote(page, 'staff_sign_in')
  return redirect(`${to(page.language, '/login')}?over`)
}

/** Signs this browser out. */
export function leave(context: Context): Response {
  const page = pageOf(context)
  page.set_cookies = [...page.set_cookies, endedStaffCookie(page.secure)]
  return redirect(`${to(page.language, '/login')}?out`)
}
