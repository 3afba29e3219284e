import { AmountText } from '../../../components/amount-text.tsx'
import { CheckoutSteps } from '../../../components/checkout/steps.tsx'
import { PayStep } from '../../../components/payment/pay-step.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { PaidFor } from '../../../components/shop/paid-for.tsx'
import { metaOf } from '../../../meta.ts'
import type { Route } from './+types/page.ts'
import { actChoice } from './act.server.ts'
import { type Choice, loadChoice } from './load.server.ts'

export const meta = metaOf<Choice>((_language, { loaderData: { title } }) => ({ title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Choice>(({ shop, title, self }) => [
    { label: shop, href: '/oleh-oleh' },
    { label: title, href: self },
  ]),
}

export const loader = ({ context, params }: Route.LoaderArgs) => loadChoice(context, params)

export const action = ({ context, params, request }: Route.ActionArgs) => actChoice(context, params, request)

export default function ChoosePaymentPage({
  loaderData: { paying, paidFor, steps, fee },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-8">
      <CheckoutSteps say={steps} current={2} />
      <PayStep paying={paying} failure={actionData}>
        <p className="px-4 text-muted text-sm">
          <AmountText text={fee} />
        </p>
        <PaidFor shown={paidFor} />
      </PayStep>
    </div>
  )
}
