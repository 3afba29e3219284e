import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { FileDown } from '../../../ui/icons/icons.ts'
import { Table } from '../../../ui/table.tsx'
import { statusTones, statusWords } from '../../components/payouts/words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnPayout } from './act.server.ts'
import { loadPayout } from './load.server.ts'
import { Steps } from './parts/steps.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPayout(context, { id: params.payout_id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnPayout(context, { id: params.payout_id ?? '', request })

export default function PayoutPage() {
  const payout = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={payout.title}
        crumbs={[
          { label: say.payouts, href: payout.payouts },
          { label: payout.title, href: payout.path },
        ]}
        badge={<Badge tone={statusTones[payout.status]}>{statusWords(language)[payout.status]}</Badge>}
        actions={
          <a href={payout.pdf} download className={buttonClass({ variant: 'secondary' })}>
            <FileDown aria-hidden="true" className="size-5" />
            {say.pdf}
          </a>
        }
      />
      {!failure && payout.done && <DoneAlert title={payout.done} />}
      {payout.stopped && <Alert tone="warning" title={payout.stopped} />}
      {payout.is_repeat && <Alert tone="warning" title={say.repeats} />}
      <Card className="flex flex-col gap-4">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {payout.facts.map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        <Steps payout={payout} failure={failure} />
      </Card>
      <section className="flex flex-col gap-3">
        <Table
          caption={say.earnings}
          columns={[
            { key: 'order', header: say.order, isRowHeader: true, cell: ({ reason }) => reason },
            { key: 'at', header: say.at, cell: ({ at }) => at },
            { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
          ]}
          rows={payout.earnings}
          rowKey={({ id }) => id}
          isDense
        />
        {payout.has_more && <p className="text-muted text-sm">{say.more}</p>}
      </section>
    </div>
  )
}
