import { isCallFailure } from '#core/client.ts'
import { chatMessages, sendMessage } from '#modules/chat/contract.ts'
import { api } from '../../../api.server.ts'
import { readForm, textsOf } from '../../../form.server.ts'
import { plainNumber } from '../query.ts'
import type { Route } from './+types/page.ts'

const unkept = { headers: { 'cache-control': 'private, no-store' } }

/** What an open conversation asks for: what came after a message, or stood before one. */
export async function loader({ context, params: { chatId: id }, url }: Route.LoaderArgs) {
  const after = plainNumber(url.searchParams.get('after'))
  const before = plainNumber(url.searchParams.get('before'))
  try {
    const which = before === undefined ? { after: after ?? 0, limit: 100 } : { before }
    return Response.json((await api(context, chatMessages, { id, ...which })).data, unkept)
  } catch (error) {
    return refusal(error)
  }
}

/** The same as over the socket, where none gets through. */
export async function action({ context, params: { chatId: id }, request }: Route.ActionArgs) {
  const { client_id, message = '' } = textsOf(await readForm(request), ['client_id', 'message'])
  try {
    return Response.json((await api(context, sendMessage, { id, client_id, message })).data, unkept)
  } catch (error) {
    return refusal(error)
  }
}

function refusal(error: unknown): Response {
  if (!isCallFailure(error) || error.status >= 500) throw error
  const { status, code, message } = error
  return Response.json({ code, message }, { ...unkept, status })
}
