import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { statusTones, statusWords } from '../../components/refunds/words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage, useWords } from '../../use-shell.ts'
import { actOnRefund } from './act.server.ts'
import { loadRefund, type ShownRefund } from './load.server.ts'
import { Steps } from './parts/steps.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadRefund(context, { id: params.refund_id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnRefund(context, { id: params.refund_id ?? '', request })

export default function RefundPage() {
  const refund = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={refund.title}
        crumbs={refund.crumbs}
        badge={<Badge tone={statusTones[refund.status]}>{statusWords(language)[refund.status]}</Badge>}
      />
      {failure && !isSaidBelow(failure.intent, refund) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && refund.done && <DoneAlert title={refund.done} />}
      <Card className="flex flex-col gap-4">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {refund.facts.map(({ name, value, href }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">
                {href ? (
                  <Link to={href} className={linkClass()}>
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        {refund.account?.canShow && <ShowNumber />}
        <Steps refund={refund} failure={failure} />
      </Card>
    </div>
  )
}

/** Costs a look that is noted: the number is not on the page before. */
function ShowNumber() {
  const say = useWords(words)
  return (
    <Form method="get" preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="account" value="shown" />
      <Button type="submit" size="sm" variant="secondary">
        {say.showNumber}
      </Button>
      <span className="text-muted text-sm">{say.showNote}</span>
    </Form>
  )
}

/** What a form says itself; one that is no longer there, because somebody else was faster, says nothing. */
function isSaidBelow(
  intent: string,
  { status, needs_approval, approval, can_return, needs_look, needs_account }: ShownRefund,
): boolean {
  if (intent === 'request') return needs_approval
  if (intent === 'remind') return needs_account && !can_return
  if (intent === 'return') return can_return
  if (intent === 'returned' || intent === 'missing') return needs_look
  if (intent === 'send') return !needs_account && (status === 'approved' || (status === 'due' && !needs_approval))
  if (intent === 'confirm') return status === 'sent'
  return approval !== null && (intent === 'reject' || !approval.is_own)
}
