import { CheckoutSteps } from '../../../../components/checkout/steps.tsx'
import { crumbsOf, type ShellHandle } from '../../../../components/shell/handle.ts'
import { metaOf } from '../../../../meta.ts'
import { DoneStep } from '../../done/done-step.tsx'
import { loadSuccess, type Success } from '../load.server.ts'
import type { Route } from './+types/page.ts'

export const meta = metaOf<Success>((_language, { loaderData: { title } }) => ({ title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Success>(({ crumb, title, self }) => [crumb, { label: title, href: self }]),
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadSuccess(context, url)

export default function PaymentSuccessPage({ loaderData: { steps, finished } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-8">
      <CheckoutSteps say={steps} current={3} />
      <DoneStep finished={finished} />
    </div>
  )
}
