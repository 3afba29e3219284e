import { loadRow, rowNamed } from '../product-rows.server.ts'
import type { Route } from './+types/page.ts'

/** All cards of one row of the home page, for its script once somebody turns to the row; no page of its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const row = rowNamed(url.searchParams.get('row'))
  return row ? Response.json(await loadRow(context, row)) : Response.json(null, { status: 404 })
}
