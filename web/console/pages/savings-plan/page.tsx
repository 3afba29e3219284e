import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Table } from '../../../ui/table.tsx'
import { FactsCard, ScansCard, TimelineCard } from '../../components/banks/file-parts.tsx'
import { fileWords } from '../../components/banks/file-words.ts'
import { savingsTones, savingsWords } from '../../components/banks/savings-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnSavingsPlan } from './act.server.ts'
import { loadSavingsPlan, type ShownPlan } from './load.server.ts'
import { Steps } from './parts/steps.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadSavingsPlan(context, { id: params.id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnSavingsPlan(context, { id: params.id ?? '', request })

export default function SavingsPlanPage() {
  const plan = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...fileWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={plan.title}
        text={plan.code}
        crumbs={plan.crumbs}
        badge={<Badge tone={savingsTones[plan.state]}>{plan.state_text}</Badge>}
      />
      {failure && !plan.intents.includes(failure.intent) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && plan.done && <DoneAlert title={plan.done} />}
      {plan.end_reason && <Alert tone="info" title={`${say.reason}: ${plan.end_reason}`} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          {plan.applicant ? (
            <FactsCard id="applicant" title={say.applicant} facts={plan.applicant} reveal={plan.reveal} />
          ) : (
            <Card as="section">{say.gone}</Card>
          )}
          {plan.heir && <FactsCard id="heir" title={say.heir} facts={plan.heir} />}
          <ScansCard scans={plan.scans} />
        </div>
        <div className="flex flex-col gap-4">
          <Steps plan={plan} failure={failure} />
          <FactsCard id="plan" title={say.plan} facts={plan.plan} />
          <TimelineCard steps={plan.timeline} />
        </div>
      </div>
      <Deposits deposits={plan.deposits} />
    </div>
  )
}

function Deposits({ deposits }: Pick<ShownPlan, 'deposits'>) {
  const language = useLanguage()
  const say = { ...fileWords(language), ...savingsWords(language), ...words(language) }
  if (deposits.length === 0) return null
  return (
    <Table
      caption={say.deposits}
      columns={[
        { key: 'paid', header: say.paidAt, isRowHeader: true, cell: ({ paid_at }) => paid_at },
        { key: 'kind', header: say.kind, cell: ({ kind }) => kind },
        { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
        { key: 'reference', header: say.reference, cell: ({ reference }) => reference },
        { key: 'received', header: say.receivedAt, cell: ({ received_at }) => received_at },
      ]}
      rows={deposits}
      rowKey={({ id }) => id}
      isDense
    />
  )
}
