import { redirect } from 'react-router'
import { withdrawFinancing } from '#modules/financing/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { CheckoutSteps } from '../../components/checkout/steps.tsx'
import { BankContact } from '../../components/explain/bank-contact.tsx'
import { Figures } from '../../components/explain/figures.tsx'
import { Applicant } from '../../components/financing/applicant.tsx'
import { Schedule } from '../../components/financing/schedule.tsx'
import { AskFirst } from '../../components/form/ask-first.tsx'
import { failureOf } from '../../components/form/failure.ts'
import { OrderPart } from '../../components/orders/order-part.tsx'
import { PayBox } from '../../components/orders/pay-box.tsx'
import { AskConsultant } from '../../components/shell/ask-consultant.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { flash } from '../../flash.server.ts'
import { refused } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { to } from '../../to.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Timeline } from '../../ui/timeline.tsx'
import type { Route } from './+types/page.ts'
import { type Loaded, loadApplication } from './load.server.ts'
import { Documents } from './parts/documents.tsx'
import { Facts, Head } from './parts/head.tsx'
import { Ways } from './parts/ways.tsx'

export const meta = metaOf<Loaded | undefined>((_language, { loaderData }) => ({
  title: loaderData ? `${loaderData.say.title} ${loaderData.code}` : '',
  description: loaderData?.say.description ?? '',
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say, head, id }) => [
    { label: say.history, href: '/member/financing-history' },
    { label: head.name, href: `/member/financing-history/${id}` },
  ]),
}

export const loader = ({ context, params }: Route.LoaderArgs) => loadApplication(context, params.financingId)

/** The one form of this page: taking the application back. */
export async function action({ context, params }: Route.ActionArgs) {
  const page = pageOf(context)
  try {
    await api(context, withdrawFinancing, { id: params.financingId })
  } catch (error) {
    return refused(error, { intent: 'withdraw', values: {} })
  }
  flash(page, 'application_withdrawn')
  return redirect(to(page.language, '/member/financing-history/:financingId', { financingId: params.financingId }))
}

export default function FinancingApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, conditions, stages, pay, money, ways, help, say } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <Head head={loaderData.head} />
      {pay && <PayBox pay={pay} now={loaderData.now} say={say.time} />}
      {notice && (
        <Alert
          tone={notice.tone}
          title={notice.title}
          action={
            notice.action && (
              <ShellLink path={notice.action.path} className={buttonClass({ size: 'sm' })}>
                {notice.action.label}
              </ShellLink>
            )
          }
        >
          {notice.text}
          {notice.steps && (
            <ol className="list-decimal ps-5">
              {notice.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </Alert>
      )}
      {ways && <Ways ways={ways} />}
      {conditions && (
        <Alert tone="info" title={conditions.title}>
          {conditions.text}
        </Alert>
      )}
      {stages && <CheckoutSteps {...stages} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {loaderData.schedule && <Schedule schedule={loaderData.schedule} />}
          <Documents documents={loaderData.documents} />
          <Applicant applicant={loaderData.applicant} />
          <OrderPart id="timeline" title={loaderData.timeline.title}>
            <Timeline steps={loaderData.timeline.steps} />
          </OrderPart>
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-xl:order-first">
          {money && (
            <OrderPart title={money.title}>
              <Figures figures={money.figures} />
              <p className="text-muted text-sm">{money.note}</p>
            </OrderPart>
          )}
          <BankContact contact={loaderData.contact} />
          <AskConsultant />
          <Facts facts={loaderData.head.facts} />
        </div>
      </div>
      <OrderPart title={help.title}>
        {help.texts.map((text) => (
          <p key={text} className="text-sm">
            {text}
          </p>
        ))}
      </OrderPart>
      {loaderData.canWithdraw && (
        <div className="flex">
          <AskFirst intent="withdraw" failure={failureOf(actionData, 'withdraw')} say={say.withdraw} />
        </div>
      )}
    </div>
  )
}
