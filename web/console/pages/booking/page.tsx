import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Table } from '../../../ui/table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnBooking } from './act.server.ts'
import { loadBooking, type ShownBooking } from './load.server.ts'
import { Changes } from './parts/changes.tsx'
import { Documents } from './parts/documents.tsx'
import { BookingTimeline } from './parts/timeline.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadBooking(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnBooking(context, { id: params.id ?? '', request })

const tones: Record<ShownBooking['head']['status'], BadgeTone> = {
  cart: 'neutral',
  awaiting_payment: 'warning',
  in_progress: 'brand',
  completed: 'success',
  expired: 'neutral',
  cancelled: 'danger',
}

export default function BookingPage() {
  const { head, crumbs, departure, request, member, travellers, invoices, refunds, ...rest } =
    useLoaderData<typeof loader>()
  const { documented, timeline, changes, done } = rest
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={head.title}
        crumbs={crumbs}
        badge={<Badge tone={tones[head.status]}>{head.status_text}</Badge>}
        actions={
          <>
            {departure && (
              <Link to={departure} className={buttonClass({ variant: 'secondary' })}>
                {say.departure}
              </Link>
            )}
            {request && (
              <Link to={request} className={buttonClass({ variant: 'secondary' })}>
                {say.request}
              </Link>
            )}
            {member && (
              <Link to={member} className={buttonClass({ variant: 'secondary' })}>
                {say.member}
              </Link>
            )}
          </>
        }
      />
      {failure && !isSaidBelow(failure, changes) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={done} />}
      <Facts head={head} />
      <Table
        caption={say.travellers}
        columns={[
          { key: 'name', header: say.name, cell: ({ name }) => name, isRowHeader: true },
          { key: 'age', header: say.age, cell: ({ age }) => age },
          { key: 'room', header: say.bed, cell: ({ room }) => room },
        ]}
        rows={travellers}
        rowKey={({ id }) => id}
      />
      <Table
        caption={say.invoices}
        columns={[
          { key: 'code', header: say.invoice, cell: ({ code }) => code, isRowHeader: true },
          { key: 'stage', header: say.stage, cell: ({ stage }) => stage },
          { key: 'due', header: say.dueAt, cell: ({ due }) => due },
          { key: 'state', header: say.state, cell: ({ state }) => state },
          { key: 'amount', header: say.amount, cell: ({ amount }) => amount, align: 'end' },
        ]}
        rows={invoices}
        rowKey={({ code }) => code}
      />
      {refunds.length > 0 && (
        <Table
          caption={say.refunds}
          columns={[
            { key: 'since', header: say.refundSince, cell: ({ since }) => since, isRowHeader: true },
            { key: 'state', header: say.state, cell: ({ state }) => state },
            { key: 'amount', header: say.amount, cell: ({ amount }) => amount, align: 'end' },
          ]}
          rows={refunds}
          rowKey={({ id }) => id}
        />
      )}
      <Documents travellers={documented} failure={failure} />
      {changes && <Changes changes={changes} failure={failure} />}
      <BookingTimeline steps={timeline} />
    </div>
  )
}

/** What a form says itself; one that is no longer there, or has only a field to say it at, says nothing. */
function isSaidBelow({ intent, errors }: Failure, changes: ShownBooking['changes']): boolean {
  if (intent === 'document') return Object.keys(errors).length > 0
  if (!changes) return false
  const { cancel, move, leaving, correct, kit, overdue } = changes
  const shown = [
    ...(cancel ? ['cancel'] : []),
    ...(move && move.options.length > 0 ? ['move'] : []),
    ...(kit?.state === 'preparing' ? ['ship'] : []),
    ...(kit?.state === 'shipped' ? ['deliver'] : []),
    ...(overdue?.can_remind ? ['remind'] : []),
    ...leaving.map(({ id }) => `leave:${id}`),
    ...correct.map(({ id }) => `correct:${id}`),
  ]
  return shown.includes(intent)
}

function Facts({ head }: Pick<ShownBooking, 'head'>) {
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-3">
        {head.facts.map(({ name, lines }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            {lines.map((line) => (
              <dd key={line} className="[overflow-wrap:anywhere]">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}
