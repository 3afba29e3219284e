import { CheckoutSteps } from '../../../../components/checkout/steps.tsx'
import { PayStep } from '../../../../components/payment/pay-step.tsx'
import { crumbsOf, type ShellHandle } from '../../../../components/shell/handle.ts'
import { metaOf } from '../../../../meta.ts'
import { type Instruction, loadInstruction } from '../load.server.ts'
import type { Route } from './+types/page.ts'

export const meta = metaOf<Instruction>((_language, { loaderData: { title } }) => ({ title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Instruction>(({ crumb, title, self }) => [crumb, { label: title, href: self }]),
}

export const loader = ({ context, params, url }: Route.LoaderArgs) => loadInstruction(context, params.bookingId, url)

export default function PaymentInstructionPage({ loaderData: { steps, paying } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-8">
      <CheckoutSteps say={steps} current={2} />
      <PayStep paying={paying} />
    </div>
  )
}
