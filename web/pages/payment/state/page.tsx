import { pageOf } from '../../../api.server.ts'
import { findShared } from '../../../components/payment/load.server.ts'
import { stampOf } from '../../../components/payment/payment-status.ts'
import type { Route } from './+types/page.ts'

/** What open pages about a payment ask every few seconds: whether it still stands as they show it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const bill = await findShared(context, params.token)
  if (!bill) return Response.json(null, { status: 404 })
  return Response.json({ stamp: stampOf(bill, pageOf(context).now) })
}
