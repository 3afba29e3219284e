import type { ReactNode } from 'react'
import type { ShouldRevalidateFunction } from 'react-router'
import { codes } from '#core/refusal-codes.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { actForm } from './act.server.ts'
import { type Loaded, loadForm } from './load.server.ts'
import { ApplicantStep } from './parts/applicant-step.tsx'
import { ConfirmStep } from './parts/confirm-step.tsx'
import { DocumentsStep } from './parts/documents-step.tsx'
import { Finish } from './parts/finish.tsx'
import { FormFrame } from './parts/form-frame.tsx'
import { HeirStep } from './parts/heir-step.tsx'

export const meta = metaOf<Loaded | undefined>((_language, { loaderData }) => ({
  title: loaderData?.say.title ?? '',
  description: loaderData?.say.description ?? '',
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say }) => [
    { label: say.planner, href: '/perencanaan-tabungan' },
    { label: say.title, href: '/saving-form' },
  ]),
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadForm(context, url, params)
}

/** The bank of the plan is another one by now: whoever is told so sees it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.code === codes.savings_bank_changed || defaultShouldRevalidate

export function action({ context, request, params, url }: Route.ActionArgs) {
  return actForm(context, { request, url }, { id: params.userSavingsId, product_id: params.productId })
}

export default function SavingsForm({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'finished') return <Finish finished={loaderData.finished} />
  return (
    <FormFrame loaded={loaderData}>
      {stepOf(loaderData, actionData?.intent === undefined ? undefined : actionData)}
    </FormFrame>
  )
}

type Answer = NonNullable<Route.ComponentProps['actionData']>

function stepOf(loaded: Exclude<Loaded, { step: 'finished' }>, answer: Answer | undefined): ReactNode {
  const { form, say } = loaded
  switch (loaded.step) {
    case 'applicant':
      return <ApplicantStep form={form} say={say} answer={answer} />
    case 'heir':
      return <HeirStep form={form} say={say} answer={answer} />
    case 'documents':
      return <DocumentsStep form={form} say={say} answer={answer} />
    case 'confirm':
      return <ConfirmStep form={form} say={say} answer={answer} />
  }
}
