import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Handshake } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { accountStateWords, accountTones } from '../../components/accounts/words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadAccounts } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAccounts(context, url)

export default function AccountsPage() {
  const { list, rows, states, waiting, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          {
            ...{ kind: 'choice', name: 'state', label: say.state, all: waiting },
            options: states.filter(({ value }) => value !== 'entered'),
          },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Handshake /> }}
        columns={[
          {
            key: 'payee',
            header: say.payee,
            isRowHeader: true,
            cell: ({ href, payee }) => (
              <Link to={href} className={linkClass({ tone: 'plain' })}>
                {payee}
              </Link>
            ),
          },
          { key: 'account', header: say.account, cell: ({ account }) => account },
          {
            key: 'state',
            header: say.state,
            cell: ({ state }) => <Badge tone={accountTones[state]}>{accountStateWords(language)[state]}</Badge>,
          },
          { key: 'by', header: say.enteredBy, isWideOnly: true, cell: ({ entered_by }) => entered_by },
          { key: 'at', header: say.enteredAt, sort: 'entered_at', cell: ({ entered_at }) => entered_at },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
