import type { Call, Output, Sent } from '#core/call.ts'
import { type CallOptions, client, isCallFailure, type Reply } from '#core/client.ts'
import { memo } from '#core/memo.ts'
import type { PageContext } from '#core/page.ts'
import { readCookies } from '#core/session-cookies.ts'
import { asPage, type Context, pageOf } from '../api.server.ts'

/** One client a page request, with the sign-in at the desk that its cookies carry. Nothing renews it: it is looked up each time. */
const clientOf = memo((page: PageContext) => {
  const { staff_token } = readCookies(page.cookie_header, page.secure)
  return client(page.transport, {
    accessToken: () => page.site_key,
    userToken: () => staff_token,
    renew: async () => undefined,
    end: () => undefined,
  })
})

/** Calls the API as who has signed in at the desk. To anyone else its calls are not there, and so the page is not. */
export async function api<C extends Call>(
  context: Context,
  call: C,
  input: Sent<C>,
  options?: CallOptions,
): Promise<Reply<Output<C>>> {
  const page = pageOf(context)
  try {
    return await clientOf(page)(call, input, options)
  } catch (error) {
    throw isCallFailure(error) ? asPage(page, error) : error
  }
}

/** A call that needs no sign-in, made without one: a sign-in that has ended must not stand in the way of the next. */
export async function guestApi<C extends Call>(context: Context, call: C, input: Sent<C>): Promise<Reply<Output<C>>> {
  const page = pageOf(context)
  const guest = { userToken: () => undefined, renew: async () => undefined, end: () => undefined }
  try {
    return await client(page.transport, { accessToken: () => page.site_key, ...guest })(call, input)
  } catch (error) {
    throw isCallFailure(error) ? asPage(page, error) : error
  }
}
