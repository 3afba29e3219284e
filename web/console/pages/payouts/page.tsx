import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { WalletCards } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { statusTones, statusWords } from '../../components/payouts/words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPayouts } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPayouts(context, url)

export default function PayoutsPage() {
  const { list, rows, statuses, payees, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const [say, sayStatus] = [words(language), statusWords(language)]
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
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
    </div>
  )
}

/** What waits in all, each leading to its list. */
function Open() {
  const { open } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <ul aria-label={words(language).open} className="grid gap-3 sm:grid-cols-3">
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
