import type { ReactNode } from 'react'
import { CheckoutSteps } from '../../../components/checkout/steps.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { metaOf } from '../../../meta.ts'
import { NoOrder } from '../parts/no-order.tsx'
import type { Route } from './+types/page.ts'
import { actForm } from './act.server.ts'
import { type Loaded, loadForm } from './load.server.ts'
import { BeginStep } from './parts/begin-step.tsx'
import { ConfirmStep } from './parts/confirm-step.tsx'
import { DocumentsStep } from './parts/documents-step.tsx'
import { IdentityStep } from './parts/identity-step.tsx'
import { useStoredStep } from './parts/use-stored-step.ts'

export const meta = metaOf<Loaded>((_language, { loaderData: { frame } }) => ({ title: frame.title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ frame: { crumb, title } }) => [
    ...(crumb ? [crumb] : []),
    { label: title, href: '/loan-applicant-form' },
  ]),
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadForm(context, url, params)
}

export function action({ context, request, params, url }: Route.ActionArgs) {
  return actForm(context, { booking_id: params.bookingId ?? '', product_id: params.productId }, { request, url })
}

const places = { begin: 0, hindered: 0, over: 0, identity: 0, documents: 1, confirm: 2 } as const

export default function LoanApplicantForm({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, step } = loaderData
  useStoredStep(frame.place?.booking_id, step)
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-2">
      <CheckoutSteps say={frame.steps} current={places[step]} />
      {stepOf(loaderData, actionData)}
    </div>
  )
}

/** Which step stands in the page. */
function stepOf(loaded: Loaded, answer: Route.ComponentProps['actionData']): ReactNode {
  const failure = answer?.ok === false ? answer : undefined
  const { say } = loaded
  switch (loaded.step) {
    case 'begin':
      return <BeginStep begin={loaded.begin} failure={failure} say={say} />
    case 'identity':
      return <IdentityStep identity={loaded.identity} over={loaded.over} answer={answer} say={say} />
    case 'documents':
      return <DocumentsStep documents={loaded.documents} place={loaded.frame.place} failure={failure} say={say} />
    case 'confirm':
      return <ConfirmStep confirm={loaded.confirm} place={loaded.frame.place} failure={failure} say={say} />
    case 'over':
      return <NoOrder {...loaded.over} />
    case 'hindered':
      return <NoOrder {...loaded.hindered} />
  }
}
