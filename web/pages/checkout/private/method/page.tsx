import { CheckoutSteps } from '../../../../components/checkout/steps.tsx'
import { PayStep } from '../../../../components/payment/pay-step.tsx'
import { crumbsOf, type ShellHandle } from '../../../../components/shell/handle.ts'
import { metaOf } from '../../../../meta.ts'
import { actPay } from '../../pay/act.server.ts'
import { loadMethod, type Method, privatePlace } from '../load.server.ts'
import type { Route } from './+types/page.ts'

export const meta = metaOf<Method>((_language, { loaderData: { title } }) => ({ title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Method>(({ crumb, title, self }) => [crumb, { label: title, href: self }]),
}

export const loader = ({ context, params, url }: Route.LoaderArgs) => loadMethod(context, params.bookingId, url)

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  actPay(context, await privatePlace(context, params.bookingId), request)

export default function PaymentMethodPage({ loaderData: { steps, paying }, actionData }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-8">
      <CheckoutSteps say={steps} current={2} />
      <PayStep paying={paying} failure={actionData} />
    </div>
  )
}
