import { stampOf } from '../offers.server.ts'
import { findRequest } from '../shown.server.ts'
import type { Route } from './+types/page.ts'

/** What open pages about a request ask every few seconds: whether it still stands as they show it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { detail, offers } = await findRequest(context, params.bookingId)
  return Response.json({ stamp: stampOf(detail.status, offers) })
}
