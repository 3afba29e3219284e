import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { wishlistIds } from '#modules/catalogue/contract.ts'
import { me } from '#modules/identity/contract.ts'
import { pageContextWith } from '#test/support/page-context.ts'
import { api, formFailureOr, reportFailure } from './api.server.ts'
import { ownWordsHeader } from './offline/lost.ts'
import { pageContext } from './page-context.ts'

/** A page whose calls are all answered with this status. */
function pageWith(status: number, cookie_header: string) {
  const transport = async () => ({ status, body: { code: 'F-AUT-2x9', message: 'Sesi perlu diperbarui' } })
  const page = pageContextWith({ language: 'en', cookie_header, transport })
  return { page, context: new RouterContextProvider(new Map([[pageContext, page]])) }
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a session that ends while a page is made leads to the sign-in, and its cookies go', async () => {
  for (const [status, cookies] of [
    [401, 'jwt=a'],
    [417, 'jwt=a; refresh_token=b'],
  ] as const) {
    const { page, context } = pageWith(status, cookies)
    const thrown = await failureOf(api(context, wishlistIds, {}))
    if (!(thrown instanceof Response)) throw new Error('nobody is led anywhere')
    expect([thrown.status, thrown.headers.get('location')]).toEqual([302, '/en/auth/login'])
    expect(page.set_cookies.filter((line) => /^(?:jwt|refresh_token)=;.*Max-Age=0/.test(line))).toHaveLength(2)
    expect(page.set_cookies.some((line) => line.startsWith('toast=session_ended'))).toBe(true)
  }
})

test('who asks who is there, and who was never signed in, is told so', async () => {
  const member = await failureOf(api(pageWith(401, 'jwt=a').context, me, {}))
  const guest = await failureOf(api(pageWith(401, '').context, wishlistIds, {}))
  for (const error of [member, guest]) expect(error).toMatchObject({ name: 'CallFailure', status: 401 })
})

test('a form that says by itself what failed says so to the browser, which would send it again', async () => {
  const saysItself = async (isCaught: boolean) => {
    const { context } = pageWith(503, '')
    const failure = await failureOf(api(context, wishlistIds, {}))
    if (isCaught) expect(formFailureOr(failure, 'Belum terhitung')).toMatchObject({ message: 'Belum terhitung' })
    const response = new Response(null, { status: 503 })
    reportFailure(context, response)
    return response.headers.has(ownWordsHeader)
  }
  expect([await saysItself(true), await saysItself(false)]).toEqual([true, false])
})
