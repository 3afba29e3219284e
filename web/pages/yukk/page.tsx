import { actShared } from '../../components/payment/choose/act.server.ts'
import { loadShared } from '../../components/payment/load.server.ts'
import { sharedMeta } from '../../components/payment/meta.ts'
import { SharedPage } from '../../components/payment/shared-page.tsx'
import { Logo } from '../../components/shell/logo.tsx'
import type { Route } from './+types/page.ts'

export const meta = sharedMeta

/** Nothing that the gateway puts into the address counts: only what the server knows of the payment. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadShared(context, { token: params.id, page: '/yukk' })
}

export function action({ context, request, params }: Route.ActionArgs) {
  const token = params.id ?? ''
  return actShared(context, { token, self: `/payment/${encodeURIComponent(token)}`, request })
}

/** Where YUKK leads its payers back to. */
export default function YukkPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="layout flex pt-4">
        <Logo />
      </div>
      <SharedPage shared={loaderData} failure={actionData} />
    </>
  )
}
