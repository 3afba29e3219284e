import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { batchStatusTones, batchStatusWords } from '../../components/refunds/words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnBatch } from './act.server.ts'
import { loadBatch, type ShownBatch } from './load.server.ts'
import { BatchSteps } from './parts/steps.tsx'
import { Transfers } from './parts/transfers.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadBatch(context, { id: params.batch_id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnBatch(context, { id: params.batch_id ?? '', request })

export default function RefundBatchPage() {
  const batch = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={batch.title}
        crumbs={batch.crumbs}
        badge={<Badge tone={batchStatusTones[batch.status]}>{batchStatusWords(language)[batch.status]}</Badge>}
      />
      {failure && !isSaidBelow(failure.intent, batch) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && batch.done && <DoneAlert title={batch.done} />}
      <Card className="flex flex-col gap-4">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
          {batch.facts.map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <BatchSteps batch={batch} failure={failure} />
      </Card>
      <Rows batch={batch} />
      {batch.to_note.length > 0 && (
        <Transfers
          batch={batch}
          failure={failure?.status === 422 ? { ...failure, message: say.nothingTyped } : failure}
        />
      )}
    </div>
  )
}

/** What a form says itself; one that is no longer there, because somebody else was faster, says nothing. */
function isSaidBelow(intent: string, { status, approval, to_note }: ShownBatch): boolean {
  if (intent === 'send') return status === 'draft'
  if (intent === 'note') return to_note.length > 0
  return approval !== null && (intent === 'reject' || !approval.is_own)
}

function Rows({ batch }: { batch: ShownBatch }) {
  const say = words(useLanguage())
  return (
    <Table
      caption={say.rows}
      captionHidden
      isDense
      columns={[
        {
          key: 'payer',
          header: say.payer,
          isRowHeader: true,
          cell: ({ href, payer }) => (
            <Link to={href} className={linkClass()}>
              {payer}
            </Link>
          ),
        },
        { key: 'invoice', header: say.invoice, cell: ({ invoice_code }) => invoice_code },
        { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
        {
          key: 'result',
          header: batch.status === 'released' ? say.happened : say.happens,
          cell: ({ text, tone }) => <Badge tone={tone}>{text}</Badge>,
        },
      ]}
      rows={batch.rows}
      rowKey={({ id }) => id}
    />
  )
}
