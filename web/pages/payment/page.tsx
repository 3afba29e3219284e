import { actShared } from '../../components/payment/choose/act.server.ts'
import { loadShared } from '../../components/payment/load.server.ts'
import { sharedMeta } from '../../components/payment/meta.ts'
import { SharedPage } from '../../components/payment/shared-page.tsx'
import type { Route } from './+types/page.ts'

export const meta = sharedMeta

export function loader({ context, url, params }: Route.LoaderArgs) {
  const token = params.token ?? url.searchParams.get('token') ?? undefined
  return loadShared(context, { token, page: '/payment' })
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  const token = params.token ?? url.searchParams.get('token') ?? ''
  return actShared(context, { token, self: `/payment/${encodeURIComponent(token)}`, request })
}

/** A payment by the link its owner shared; DOKU leads its payers back here as well. */
export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SharedPage shared={loaderData} failure={actionData} />
}
