import type { ActionFunctionArgs } from 'react-router'
import { Link, type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Scale } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { AboutLink } from '../../components/ledger/about-link.tsx'
import { entryWords } from '../../components/ledger/words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { checkNow } from './act.server.ts'
import { loadLedger } from './load.server.ts'
import { Check } from './parts/check.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadLedger(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context }: ActionFunctionArgs) => checkNow(context)

export default function LedgerPage() {
  const { list, rows, options, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const column = useWords(entryWords)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Accounts />
        <Check result={useActionData<typeof action>()} />
      </div>
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'account', label: say.account, all: say.allAccounts, options },
          { kind: 'day', name: 'from', label: say.from },
          { kind: 'day', name: 'until', label: say.until },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Scale /> }}
        columns={[
          {
            key: 'event',
            header: column.event,
            isRowHeader: true,
            cell: ({ href, event }) => (
              <Link to={href} className={linkClass()}>
                {event}
              </Link>
            ),
          },
          { key: 'at', header: column.at, sort: 'created_at', cell: ({ at }) => at },
          { key: 'account', header: column.account, cell: ({ account }) => account },
          { key: 'amount', header: column.amount, align: 'end', cell: ({ amount }) => amount },
          { key: 'about', header: column.about, cell: ({ about }) => <AboutLink about={about} /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

/** What every account holds, each leading to its entries. */
function Accounts() {
  const { accounts } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <Table
      caption={say.accounts}
      columns={[
        {
          key: 'account',
          header: say.account,
          isRowHeader: true,
          cell: ({ href, label }) => (
            <Link to={href} className={linkClass()}>
              {label}
            </Link>
          ),
        },
        { key: 'balance', header: say.balance, align: 'end', cell: ({ balance }) => balance },
        { key: 'entries', header: say.count, align: 'end', isWideOnly: true, cell: ({ entries }) => entries },
      ]}
      rows={accounts}
      rowKey={({ account }) => account}
      empty={say.empty}
      isDense
    />
  )
}
