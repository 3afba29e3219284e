import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { WalletCards } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { statusTones, statusWords } from '../../components/payouts/words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { DayField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnPayouts, loadPayouts } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPayouts(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnPayouts(context, request)

export default function PayoutsPage() {
  const { list, rows, statuses, payees, csv, done } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const [say, sayStatus] = [words(language), statusWords(language)]
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {done && <DoneAlert title={done} />}
      <Open />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'status', label: say.status, all: say.allStatuses, options: statuses },
          { kind: 'choice', name: 'payee_id', label: say.payee, all: say.allPayees, options: payees },
          { kind: 'day', name: 'from', label: say.from },
          { kind: 'day', name: 'until', label: say.until },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <WalletCards /> }}
        columns={[
          {
            key: 'payee',
            header: say.payee,
            isRowHeader: true,
            cell: ({ href, payee }) => (
              <Link to={href} className={linkClass()}>
                {payee}
              </Link>
            ),
          },
          { key: 'amount', header: say.amount, sort: 'amount', align: 'end', cell: ({ amount }) => amount },
          {
            key: 'status',
            header: say.status,
            cell: ({ status }) => <Badge tone={statusTones[status]}>{sayStatus[status]}</Badge>,
          },
          { key: 'drawn', header: say.drawnAt, sort: 'drawn_at', cell: ({ drawn_at }) => drawn_at },
          { key: 'reference', header: say.reference, isWideOnly: true, cell: ({ reference }) => reference },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <DrawForm />
    </div>
  )
}

/** What waits in all, each leading to its list. */
function Open() {
  const { open } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <ul aria-label={words(language).open} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {open.map(({ status, href, count, amount }) => (
        <Card key={status} as="li" look="flat" interactive className="flex flex-col gap-1">
          <Link to={href} className={`${coverLinkClass} font-semibold`}>
            {statusWords(language)[status]}
          </Link>
          <span className="money font-bold text-lg">{amount}</span>
          <span className="text-muted text-sm">{count}</span>
        </Card>
      ))}
    </ul>
  )
}

/** Who does not wait for the night prepares a period. */
function DrawForm() {
  const { key, today } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = words(useLanguage())
  return (
    <Card as="section" aria-labelledby="draw" className="flex flex-col gap-4">
      <h2 id="draw" className="text-lg">
        {say.draw}
      </h2>
      <p className="text-muted text-sm">{say.drawText}</p>
      <ConsoleForm
        intent="draw"
        formKey={key}
        failure={failure}
        labels={{ from: say.drawFrom, until: say.drawUntil }}
        submit={{ label: say.drawButton }}
        scope="draw-"
      >
        <DayField name="from" label={say.drawFrom} hint={say.drawFromHint} />
        <DayField name="until" label={say.drawUntil} value={today} required />
      </ConsoleForm>
    </Card>
  )
}
