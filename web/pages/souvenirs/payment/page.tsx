import { CheckoutSteps } from '../../../components/checkout/steps.tsx'
import { PayStep } from '../../../components/payment/pay-step.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { PaidFor } from '../../../components/shop/paid-for.tsx'
import { metaOf } from '../../../meta.ts'
import type { Route } from './+types/page.ts'
import { loadPayment, type Payment } from './load.server.ts'

export const meta = metaOf<Payment>((_language, { loaderData: { say } }) => ({ title: say.title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Payment>(({ say, self }) => [
    { label: say.shop, href: '/oleh-oleh' },
    { label: say.title, href: self },
  ]),
}

export const loader = ({ context, params }: Route.LoaderArgs) => loadPayment(context, params)

export default function PaymentPage({ loaderData: { paying, paidFor, steps } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-8">
      <CheckoutSteps say={steps} current={2} />
      <PayStep paying={paying}>
        <PaidFor shown={paidFor} />
      </PayStep>
    </div>
  )
}
