import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Handshake } from '../../../ui/icons/icons.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnCommissions, loadCommissions } from './load.server.ts'
import { AskForm } from './parts/ask-form.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadCommissions(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnCommissions(context, request)

const tones = {
  expected: 'warning',
  earned: 'brand',
  requested: 'brand',
  paid_out: 'success',
  reversed: 'neutral',
} as const

export default function CommissionsPage() {
  const { list, rows, sums, states, is_own, asking, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {!failure && done && <DoneAlert title={done} />}
      <Card as="section" aria-label={say.sums}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {sums.map(({ name, amount }) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="money font-bold text-lg">{amount}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {asking && <AskForm asking={asking} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        filters={[
          { kind: 'choice', name: 'state', label: say.state, all: say.allStates, options: states },
          { kind: 'day', name: 'from', label: say.from },
          { kind: 'day', name: 'until', label: say.until },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Handshake /> }}
        columns={[
          {
            key: 'order',
            header: say.order,
            isRowHeader: true,
            cell: ({ order, title }) => (
              <span className="flex flex-col">
                {order}
                <span className="font-normal text-muted text-sm">{title}</span>
              </span>
            ),
          },
          {
            key: 'amount',
            header: say.amount,
            align: 'end',
            cell: ({ amount, note }) => (
              <span className="flex flex-col">
                {amount}
                {note && <span className="text-muted text-sm">{note}</span>}
              </span>
            ),
          },
          { key: 'state', header: say.state, cell: ({ badge }) => <Badge tone={tones[badge]}>{say[badge]}</Badge> },
          { key: 'at', header: say.at, sort: 'expected_at', cell: ({ at }) => at },
          // Of oneself it is known; of others it is what one looks for.
          { key: 'consultant', header: say.consultant, isWideOnly: is_own, cell: ({ consultant }) => consultant },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
