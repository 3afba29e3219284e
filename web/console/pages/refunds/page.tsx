import { type FormEvent, useState } from 'react'
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
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { statusTones, statusWords } from '../../components/refunds/words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { chooseRefunds } from './act.server.ts'
import { loadRefunds } from './load.server.ts'
import { Batches } from './parts/batches.tsx'
import { type Chosen, chosenIn, SendTogether, togetherForm } from './parts/send-together.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadRefunds(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => chooseRefunds(context, request)

export default function RefundsPage() {
  const { list, rows, statuses, departures, choice, csv, batches } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const [chosen, setChosen] = useState<Chosen>()
  const language = useLanguage()
  const [say, sayStatus] = [words(language), statusWords(language)]
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {failure && <Alert tone="danger" announced title={failure.status === 422 ? say.chooseSome : failure.message} />}
      <Open />
      <Batches batches={batches} />
      <div
        key={`${choice.is_all} ${list.query.cursor ?? ''}`}
        onChange={(event: FormEvent<HTMLElement>) => setChosen(chosenIn(event.currentTarget))}
        className="flex flex-col gap-4"
      >
        <DataTable
          caption={say.list}
          list={list}
          csv={csv}
          search={say.search}
          filters={[
            { kind: 'choice', name: 'status', label: say.status, all: say.allStatuses, options: statuses },
            { kind: 'choice', name: 'departure_id', label: say.departure, all: say.allDepartures, options: departures },
          ]}
          empty={{ title: say.none, text: say.noneText, icon: <CheckCheck /> }}
          columns={[
            {
              key: 'choose',
              header: say.choose,
              cell: ({ id, payer, invoice_code, rupiah, can_choose }) =>
                can_choose && (
                  <Checkbox
                    form={togetherForm}
                    name="refund_id"
                    value={id}
                    data-rupiah={rupiah}
                    defaultChecked={choice.is_all}
                    label={<span className="sr-only">{say.chooseOne(payer, invoice_code)}</span>}
                    className="-my-2.5"
                  />
                ),
            },
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
            {
              key: 'invoice',
              header: say.invoice,
              cell: ({ invoice_code }) => <span className="whitespace-nowrap">{invoice_code}</span>,
            },
            {
              key: 'amount',
              header: say.amount,
              align: 'end',
              cell: ({ amount }) => <span className="whitespace-nowrap">{amount}</span>,
            },
            {
              key: 'status',
              header: say.status,
              cell: ({ status }) => (
                <Badge tone={statusTones[status]} className="whitespace-nowrap">
                  {sayStatus[status]}
                </Badge>
              ),
            },
            {
              key: 'waits',
              header: say.waitsFor,
              cell: ({ waits_for, batch }) =>
                batch ? (
                  <Link to={batch} className={linkClass()}>
                    {say.inBatch}
                  </Link>
                ) : (
                  waits_for
                ),
            },
            { key: 'why', header: say.why, cell: ({ reason }) => reason },
            { key: 'since', header: say.since, sort: 'decided_at', cell: ({ since }) => since },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
        {rows.some(({ can_choose }) => can_choose) && <SendTogether choice={choice} chosen={chosen} />}
      </div>
    </div>
  )
}

/** What is open in all, each leading to its list. */
function Open() {
  const { open } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <ul aria-label={words(language).open} className="grid gap-3 sm:grid-cols-3 xl:grid-cols-5">
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
