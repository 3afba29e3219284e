import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Call, callKey, type Output, type Sent } from '#core/call.ts'
import { type CallFailure, type CallOptions, client, isCallFailure, type Reply } from '#core/client.ts'
import { memo } from '#core/memo.ts'
import type { PageContext } from '#core/page.ts'
import { endedSessionCookies, readCookies, type SessionTokens, sessionCookies } from '#core/session-cookies.ts'
import * as identity from '#modules/identity/contract.ts'
import { flash } from './flash.server.ts'
import { ownWordsHeader } from './offline/lost.ts'
import { pageContext } from './page-context.ts'
import { inLanguage } from './to.ts'

export type Context = Readonly<RouterContextProvider>
export const pageOf = (context: Context): PageContext => context.get(pageContext)

type Caller = ReturnType<typeof client>
type Signed = { call: Caller; tokens(): Partial<SessionTokens>; keep(tokens: SessionTokens): void; forget(): void }

/** One client a page request: tokens from its cookies, at most one refresh, the next cookies on its answer. */
const signedOf = memo(sign)

function sign(page: PageContext): Signed {
  let tokens: Partial<SessionTokens> = readCookies(page.cookie_header, page.secure)
  let renewing: Promise<string | undefined> | undefined
  const put = (lines: string[]) => {
    page.set_cookies = [
      ...page.set_cookies.filter((line) => !/^(?:__Host-)?(?:jwt|refresh_token)=/.test(line)),
      ...lines,
    ]
  }
  const forget = () => {
    tokens = {}
    put(endedSessionCookies(page.secure))
  }
  const keep = (next: SessionTokens) => {
    tokens = next
    put(sessionCookies(next, page.secure))
  }
  const renew = async (): Promise<string | undefined> => {
    const { refresh_token } = tokens
    if (!refresh_token) return undefined
    const reply = await bare(identity.refresh, {}, { headers: { 'refresh-token': refresh_token } })
    keep(reply.data)
    return reply.data.user_token
  }
  const guest = {
    accessToken: () => page.site_key,
    userToken: () => undefined,
    renew: async () => undefined,
    end: forget,
  }
  const bare = client(page.transport, guest)
  const call = client(page.transport, {
    accessToken: () => page.site_key,
    userToken: () => tokens.user_token,
    renew: (refused) => {
      if (tokens.user_token !== refused) return Promise.resolve(tokens.user_token)
      renewing ??= renew()
      return renewing
    },
    end: forget,
  })
  return { call, tokens: () => tokens, keep, forget }
}

/** Calls the API as the person who asked for this page. An ended session leads to the login page. */
export async function api<C extends Call>(
  context: Context,
  call: C,
  input: Sent<C>,
  options?: CallOptions,
): Promise<Reply<Output<C>>> {
  const page = pageOf(context)
  const wasSignedIn = hasTokens(context)
  try {
    return await signedOf(page).call(call, input, options)
  } catch (error) {
    if (!isCallFailure(error)) throw error
    // It may end while the page is made. Whoever asks who is there is told so, and goes on without.
    const asksWho = callKey(call) === callKey(identity.me)
    const hasEnded = error.status === 417 || (error.status === 401 && wasSignedIn && !asksWho)
    if (!hasEnded) throw asPage(page, error)
    forgetSession(context)
    flash(page, 'session_ended')
    throw redirect(inLanguage(page.language, '/auth/login'))
  }
}

const failures = new WeakMap<PageContext, CallFailure>()
const wordedByForms = new WeakSet<CallFailure>()

/** What a page that does not catch it becomes: an error page with the status and the words of the server. */
export function asPage(page: PageContext, error: CallFailure): CallFailure {
  failures.set(page, error)
  const { status, message } = error
  return Object.assign(error, data({ message }, { status }))
}

/** The router takes such a page for an answer like any other: that we failed is written down here. */
export function reportFailure(context: Context, { status, headers }: Response): void {
  const page = pageOf(context)
  const failure = failures.get(page)
  if (status < 500 || failure?.status !== status) return
  page.report(failure)
  if (wordedByForms.has(failure)) headers.set(ownWordsHeader, '1')
}

export const hasTokens = (context: Context): boolean => {
  const { user_token, refresh_token } = signedOf(pageOf(context)).tokens()
  return user_token !== undefined || refresh_token !== undefined
}

/** Signs this browser in with what a call has answered. */
export const keepSession = (context: Context, tokens: SessionTokens): void => signedOf(pageOf(context)).keep(tokens)
export const forgetSession = (context: Context): void => signedOf(pageOf(context)).forget()

export type FormFailure = {
  ok: false
  status: number
  code: string
  message: string
  errors: Record<string, string[]>
  retry_after_seconds?: number
}

/** A refusal that belongs beside the form; anything else goes on up. */
export function formFailure(error: unknown): FormFailure {
  if (!isCallFailure(error) || error.status >= 500) throw error
  const { status, code, message, errors, retry_after_seconds }: CallFailure = error
  return { ok: false, status, code, message, errors, retry_after_seconds }
}

/** The same for a form that says by itself that we failed, and loses nothing; `reportFailure` writes it down all the same. */
export function formFailureOr(error: unknown, message: string): FormFailure {
  if (!isCallFailure(error) || error.status < 500) return formFailure(error)
  wordedByForms.add(error)
  return { ok: false, status: error.status, code: error.code, message, errors: {} }
}
