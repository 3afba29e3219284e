import { redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { closeSavings, emptyCart, seeSavings, withdrawSavings } from '#modules/savings/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { BankContact } from '../../components/explain/bank-contact.tsx'
import { Figures } from '../../components/explain/figures.tsx'
import { AskFirst } from '../../components/form/ask-first.tsx'
import { failureOf } from '../../components/form/failure.ts'
import { OrderPart } from '../../components/orders/order-part.tsx'
import { BankFacts } from '../../components/savings/bank-facts.tsx'
import { AskConsultant } from '../../components/shell/ask-consultant.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import type { ToastKey } from '../../components/toast-words.ts'
import { flash } from '../../flash.server.ts'
import { readForm, refused, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { to } from '../../to.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Timeline } from '../../ui/timeline.tsx'
import type { Route } from './+types/page.ts'
import { type Loaded, loadSavings } from './load.server.ts'
import { Deposits } from './parts/deposits.tsx'
import { Head } from './parts/head.tsx'
import { HowToPay } from './parts/how-to-pay.tsx'
import { SavedSoFar } from './parts/saved-so-far.tsx'

export const meta = metaOf<Loaded | undefined>((_language, { loaderData }) => ({
  title: loaderData ? `${loaderData.say.title} ${loaderData.code}` : '',
  description: loaderData?.say.description ?? '',
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say, head, id }) => [
    { label: say.history, href: '/member/saving-history' },
    { label: head.name, href: `/member/saving-history/${id}` },
  ]),
}

export const loader = ({ context, params }: Route.LoaderArgs) => loadSavings(context, params.savingId)

/** The forms of this page end something: a plan, an application, or the account. */
async function end(context: Context, id: string, intent: string | undefined): Promise<ToastKey | undefined> {
  if (intent === 'withdraw') {
    await api(context, withdrawSavings, { id })
    return 'savings_withdrawn'
  }
  if (intent === 'close') {
    await api(context, closeSavings, { id }, { idempotency_key: hashSecret(`close ${id}`) })
    return 'closing_requested'
  }
  // A member has one plan that was not sent: it must be this one.
  const { data: plan } = await api(context, seeSavings, { id })
  if (plan.state === 'cart') await api(context, emptyCart, {})
  return undefined
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = pageOf(context)
  const { intent } = textsOf(await readForm(request), ['intent'])
  try {
    const done = await end(context, params.savingId, intent)
    if (!done) return redirect(to(page.language, '/member/saving-history'))
    flash(page, done)
    return redirect(to(page.language, '/member/saving-history/:savingId', { savingId: params.savingId }))
  } catch (error) {
    return refused(error, { intent: intent ?? '', values: {} })
  }
}

export default function SavingsAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { head, notice, progress, pay, deposits, terms, timeline, end: ending } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <Head head={head} />
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
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {pay && <HowToPay pay={pay} />}
          {progress && <SavedSoFar progress={progress} />}
          {deposits && <Deposits deposits={deposits} />}
          {timeline.steps.length > 0 && (
            <OrderPart id="timeline" title={timeline.title}>
              <Timeline steps={timeline.steps} />
            </OrderPart>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderPart title={terms.plan.title}>
            <Figures figures={terms.plan.figures} />
          </OrderPart>
          <OrderPart title={terms.bank.title}>
            <BankFacts facts={terms.bank.figures} />
          </OrderPart>
          <AskConsultant />
          {loaderData.contact && <BankContact contact={loaderData.contact} />}
        </div>
      </div>
      {ending && (
        <div className="flex">
          <AskFirst intent={ending.intent} failure={failureOf(actionData, ending.intent)} say={ending.say} />
        </div>
      )}
    </div>
  )
}
