import { redirect } from 'react-router'
import { resendEmailCode } from '#modules/identity/contract.ts'
import type { LoginWish } from '#modules/identity/rules/redirect.ts'
import { api, type Context, pageOf } from './api.server.ts'
import { keepNote, readNote } from './cookie-state.server.ts'
import { flash } from './flash.server.ts'
import { to } from './to.ts'

type Waiting = { email: string; next_allowed_at: string; wish: LoginWish; registration?: string | undefined }

const noteSeconds = 3600

/** To the page that asks for the code. The address goes along in a note: it has no place in a URL. */
export function toCodePage(context: Context, { email, next_allowed_at, wish, registration }: Waiting): Response {
  const page = pageOf(context)
  keepNote(page, 'verify_email', { email, next_allowed_at, ...wish, registration }, noteSeconds)
  flash(page, 'code_sent')
  return redirect(to(page.language, '/auth/register/verification-email'))
}

/** Sends a code to an address that still waits for its first, or for another; what this browser registered stays known. */
export async function sendCode(context: Context, email: string, wish: LoginWish): Promise<Response> {
  const { data } = await api(context, resendEmailCode, { email })
  const note = readNote(pageOf(context), 'verify_email')
  const registration = note.email === email ? note.registration : undefined
  return toCodePage(context, { email, next_allowed_at: data.next_allowed_at, wish, registration })
}
