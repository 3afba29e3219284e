import { redirect, redirectDocument } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import type { Language } from '#core/messages.ts'
import type { PageContext } from '#core/page.ts'
import type { SessionTokens } from '#core/session-cookies.ts'
import { appleCallback, googleCallback, startSignIn } from '#modules/identity/contract.ts'
import { afterLogin, type LoginWish } from '#modules/identity/rules/redirect.ts'
import { doNoted } from './after-login.server.ts'
import { api, type Context, keepSession, pageOf } from './api.server.ts'
import type { ToastKey } from './components/toast-words.ts'
import { dropNote, keepNote, readNote } from './cookie-state.server.ts'
import { flash, type Toast, toastOf } from './flash.server.ts'
import { inLanguage, to } from './to.ts'

export type Provider = 'google' | 'apple'

/** What the person came for, as the addresses of login and register carry it. */
export function wishOf(page: PageContext, url: URL): LoginWish {
  const { affiliate_code } = page
  const target = url.searchParams.get('redirect') ?? undefined
  const product_slug = (affiliate_code && url.searchParams.get('productSlug')) || undefined
  return { affiliate_code, product_slug, target }
}

/** The same wish as a query, for the next page of the sign-in. */
export function wishQuery({ affiliate_code, product_slug, target }: LoginWish): string {
  const query = new URLSearchParams()
  if (affiliate_code) query.set('affiliate_code', affiliate_code)
  if (product_slug) query.set('productSlug', product_slug)
  if (target) query.set('redirect', target)
  return query.size > 0 ? `?${query}` : ''
}

type Arrival = { tokens: SessionTokens; toast: ToastKey; wish: LoginWish; language?: Language }

/** Signs this browser in and leads on to what the person came for. */
export async function arrive(context: Context, { tokens, toast, wish, language }: Arrival): Promise<Response> {
  const page = pageOf(context)
  keepSession(context, tokens)
  flash(page, (await doNoted(context)) ?? toast)
  return redirect(inLanguage(language ?? page.language, afterLogin(wish)))
}

const noteSeconds = 600

/** Sends the person to the provider; what is expected back stays in a note. */
export async function startProvider(context: Context, provider: Provider, wish: LoginWish): Promise<Response> {
  const page = pageOf(context)
  const redirect_uri = returnAddress(page, provider, page.language)
  const { data } = await api(context, startSignIn, { provider, redirect_uri })
  keepNote(page, 'sign_in', { provider, state: data.state, language: page.language, ...wish }, noteSeconds)
  return redirectDocument(data.url)
}

function returnAddress(page: PageContext, provider: Provider, language: Language): string {
  const path = provider === 'apple' ? to('id', '/redirect-apple') : to(language, '/auth/login')
  return page.tenant.public_url + path
}

/** What a provider sent the person back with. Always leads on: its code never stays in the address of a page. */
export async function finishProvider(context: Context, provider: Provider, answer: URLSearchParams): Promise<Response> {
  const page = pageOf(context)
  const note = readNote(page, 'sign_in')
  const language = note.language === 'en' ? 'en' : 'id'
  dropNote(page, 'sign_in')
  const back = (toast: Toast) => {
    flash(page, toast)
    return redirect(to(language, '/auth/login') + wishQuery(note))
  }
  const [code, state] = [answer.get('code'), answer.get('state')]
  if (answer.has('error')) return back(isCancelled(answer.get('error')) ? 'sign_in_cancelled' : 'sign_in_failed')
  if (!code || !state || note.provider !== provider || note.state !== state) return back('sign_in_failed')
  const redirect_uri = returnAddress(page, provider, language)
  const sent = { code, state, redirect_uri, affiliate_code: note.affiliate_code }
  try {
    const { data: tokens } =
      provider === 'google'
        ? await api(context, googleCallback, sent)
        : await api(context, appleCallback, { ...sent, user: answer.get('user') ?? undefined })
    return await arrive(context, { tokens, toast: 'welcome', wish: note, language })
  } catch (error) {
    if (!isCallFailure(error)) throw error
    return back(toastOf(error, 'sign_in_failed'))
  }
}

// Google's and Apple's words for a person who changed their mind.
const isCancelled = (error: string | null) => error === 'access_denied' || error === 'user_cancelled_authorize'
