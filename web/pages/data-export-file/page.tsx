import { data } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { dataExportFile } from '#modules/privacy/contract.ts'
import { api } from '../../api.server.ts'
import type { Route } from './+types/page.ts'

/** The member's data. Through the site, so that a session that ran out is renewed on the way. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { data: file } = await api(context, dataExportFile, {})
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    if (isCallFailure(error) && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}
