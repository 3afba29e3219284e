import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { WalletCards } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { savingsWords } from '../../components/banks/savings-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadSavingsDeposits } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSavingsDeposits(context, url)

export default function SavingsDepositsPage() {
  const { list, rows, kinds, differences, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...fileWords(language), ...savingsWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.deposits}
        text={say.text}
        actions={
          <Link to={differences} className={buttonClass({ variant: 'secondary' })}>
            {say.openDifferences}
          </Link>
        }
      />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'kind', label: say.kind, all: say.all, options: kinds }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <WalletCards /> }}
        columns={[
          {
            key: 'name',
            header: say.name,
            isRowHeader: true,
            cell: ({ href, name }) => (
              <Link to={href} className={linkClass({ tone: 'plain' })}>
                {name}
              </Link>
            ),
          },
          { key: 'code', header: say.code, cell: ({ code }) => code },
          { key: 'kind', header: say.kind, cell: ({ kind }) => kind },
          { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
          { key: 'paid', header: say.paidAt, cell: ({ paid_at }) => paid_at },
          { key: 'received', header: say.receivedAt, sort: 'received_at', cell: ({ received_at }) => received_at },
          { key: 'reference', header: say.reference, cell: ({ reference }) => reference },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
