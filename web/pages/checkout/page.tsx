import type { ReactNode } from 'react'
import { CheckoutSteps } from '../../components/checkout/steps.tsx'
import type { Failure } from '../../components/form/failure.ts'
import { PayStep } from '../../components/payment/pay-step.tsx'
import { RecommendedBy } from '../../components/recommended-by.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { actOrder } from './act.server.ts'
import { DoneStep } from './done/done-step.tsx'
import { type Loaded, loadCheckout } from './load.server.ts'
import { NoOrder } from './parts/no-order.tsx'
import { OrderStep } from './parts/order-step.tsx'
import { VerifyStep } from './parts/verify-step.tsx'
import { actPay } from './pay/act.server.ts'

export const meta = metaOf<Loaded>((_language, { loaderData: { frame } }) => ({ title: frame.title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ frame: { crumb, title } }) => [
    ...(crumb ? [crumb] : []),
    { label: title, href: '/checkout' },
  ]),
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadCheckout(context, url, params)
}

export function action({ context, request, params, url }: Route.ActionArgs) {
  const place = { booking_id: params.bookingId ?? '', product_id: params.productId }
  const isPaying = url.searchParams.get('step') === 'pay'
  return isPaying ? actPay(context, place, request) : actOrder(context, place, request)
}

const places = { none: 0, over: 0, order: 0, verify: 0, pay: 1, done: 3 } as const

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, step } = loaderData
  const failure = actionData && !actionData.ok ? actionData : undefined
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-2">
      <CheckoutSteps say={frame.steps} current={places[step]} />
      {frame.banner && <RecommendedBy text={frame.banner} />}
      {stepOf({ loaderData, answer: actionData, failure })}
    </div>
  )
}

type Shown = {
  loaderData: Loaded
  answer: Route.ComponentProps['actionData']
  failure: Failure | undefined
}

/** Which step stands in the page; those of paying are pages of their own. */
function stepOf({ loaderData, answer, failure }: Shown): ReactNode {
  switch (loaderData.step) {
    case 'order':
      return (
        <OrderStep
          key={loaderData.shown.package.booking_code}
          shown={loaderData.shown}
          over={loaderData.over}
          answer={answer}
        />
      )
    case 'verify':
      return <VerifyStep verification={loaderData.verification} failure={failure} />
    case 'pay':
      return <PayStep paying={loaderData.paying} failure={failure} />
    case 'done':
      return <DoneStep finished={loaderData.finished} />
    case 'over':
      return <NoOrder {...loaderData.over} />
    case 'none':
      return <NoOrder {...loaderData.begin} />
  }
}
