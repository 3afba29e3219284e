import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Table } from '../../../ui/table.tsx'
import { AboutLink } from '../../components/ledger/about-link.tsx'
import { entryWords } from '../../components/ledger/words.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadTransaction } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params }: LoaderFunctionArgs) => loadTransaction(context, params.transaction_id ?? '')

export default function TransactionPage() {
  const { title, path, ledger, entries } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const [say, sayLedger] = [words(language), entryWords(language)]
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={title}
        text={say.text}
        crumbs={[
          { label: say.ledger, href: ledger },
          { label: title, href: path },
        ]}
      />
      <Table
        caption={say.lines}
        captionHidden
        columns={[
          { key: 'account', header: sayLedger.account, isRowHeader: true, cell: ({ account }) => account },
          { key: 'event', header: sayLedger.event, cell: ({ event }) => event },
          { key: 'at', header: sayLedger.at, cell: ({ at }) => at },
          { key: 'amount', header: sayLedger.amount, align: 'end', cell: ({ amount }) => amount },
          { key: 'about', header: sayLedger.about, cell: ({ about }) => <AboutLink about={about} /> },
        ]}
        rows={entries}
        rowKey={({ id }) => id}
        isDense
      />
    </div>
  )
}
