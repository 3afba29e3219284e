import { data } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { chatFile } from '#modules/chat/contract.ts'
import { api } from '../../../api.server.ts'
import type { Route } from './+types/page.ts'

/** The file of a message. Asked for through the site, so that a session that ran out is renewed on the way. */
export async function loader({ context, params: { chatId: id, messageId: message_id } }: Route.LoaderArgs) {
  try {
    const file = (await api(context, chatFile, { id, message_id })).data
    const place = file.type.startsWith('image/') ? 'inline' : 'attachment'
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': file.type,
        'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    if (isCallFailure(error) && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}
