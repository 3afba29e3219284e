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
import { Printer } from '../../../ui/icons/icons.ts'
import { Table } from '../../../ui/table.tsx'
import { FactsCard, TimelineCard } from '../../components/banks/file-parts.tsx'
import { orderTones } from '../../components/stores/order-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnStoreOrder } from './act.server.ts'
import { loadStoreOrder, type ShownOrder } from './load.server.ts'
import { ProblemCard, ProblemSteps } from './parts/problem.tsx'
import { intentsOf, Steps } from './parts/steps.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadStoreOrder(context, { id: params.id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnStoreOrder(context, { id: params.id ?? '', request })

export default function StoreOrderPage() {
  const order = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={order.code}
        crumbs={order.crumbs}
        badge={<Badge tone={orderTones[order.state]}>{order.state_text}</Badge>}
        actions={
          <a href={order.slip} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
            <Printer aria-hidden="true" className="size-5" />
            {say.slip}
          </a>
        }
      />
      {failure && !intentsOf(order).includes(failure.intent) && (
        <Alert tone="danger" announced title={failure.message} />
      )}
      {!failure && order.done && <DoneAlert title={order.done} />}
      <Standing order={order} />
      <Lines lines={order.lines} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          {order.problem && <ProblemCard problem={order.problem} title={say.problem} />}
          <ProblemSteps order={order} failure={failure} />
          <Steps order={order} failure={failure} />
          {order.earlierProblems.map((problem) => (
            <ProblemCard key={problem.id} problem={problem} title={say.problemBefore} />
          ))}
        </div>
        <div className="flex flex-col gap-4">
          {order.destination.length > 0 && (
            <FactsCard id="destination" title={say.destination} facts={order.destination} />
          )}
          <FactsCard id="order" title={say.order} facts={order.facts} />
          <TimelineCard steps={order.timeline} />
        </div>
      </div>
    </div>
  )
}

/** What runs against the store, what the buyer wishes, and why it ended. */
function Standing({ order: { clock, wish, end, problem, is_contact_hidden } }: { order: ShownOrder }) {
  const say = useWords(words)
  return (
    <>
      {problem?.notice && (
        <Alert tone="danger" title={problem.notice.title}>
          {problem.notice.text}
        </Alert>
      )}
      {clock && (
        <Alert tone={clock.is_late ? 'danger' : 'warning'} title={clock.title}>
          {clock.text}
        </Alert>
      )}
      {wish && (
        <Alert tone="info" title={`${say.wish}: ${wish.reason}`}>
          {wish.note}
        </Alert>
      )}
      {end && <Alert tone="info" title={`${say.reason}: ${end}`} />}
      {is_contact_hidden && (
        <Alert tone="info" title={say.hidden}>
          {say.hiddenText}
        </Alert>
      )}
    </>
  )
}

function Lines({ lines }: Pick<ShownOrder, 'lines'>) {
  const say = useWords(words)
  return (
    <Table
      caption={say.contents}
      columns={[
        {
          key: 'item',
          header: say.item,
          isRowHeader: true,
          cell: ({ name, variant }) => (
            <>
              {name}
              {variant && <span className="block text-muted text-sm">{variant}</span>}
            </>
          ),
        },
        { key: 'quantity', header: say.quantity, align: 'end', cell: ({ quantity }) => quantity },
        { key: 'price', header: say.price, align: 'end', cell: ({ price }) => price },
        { key: 'sum', header: say.sum, align: 'end', cell: ({ sum }) => sum },
      ]}
      rows={lines}
      rowKey={({ key }) => key}
    />
  )
}
