import { loadPersonal } from '../../components/personal/personal.server.ts'
import type { Route } from './+types/page.ts'

/** Asked for by the script of a page that was made for any member; stored by nobody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const personal = await loadPersonal(context, { latest: url.searchParams.has('latest') })
  return Response.json(personal, { headers: { 'cache-control': 'private, no-store' } })
}
