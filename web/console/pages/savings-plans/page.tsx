import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { WalletCards } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { savingsTones, savingsWords } from '../../components/banks/savings-words.ts'
import { words as bankWords } from '../../components/banks/words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadSavingsPlans } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSavingsPlans(context, url)

export default function SavingsPlansPage() {
  const { list, rows, queues, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...fileWords(language), ...savingsWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'queue', label: say.queue, all: queues.first, options: queues.others }]}
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
          { key: 'akad', header: bankWords(language).akad, isWideOnly: true, cell: ({ akad }) => akad },
          { key: 'target', header: say.target, align: 'end', cell: ({ target }) => target },
          { key: 'balance', header: say.balance, align: 'end', cell: ({ balance }) => balance },
          {
            key: 'state',
            header: say.status,
            cell: ({ state, state_text }) => <Badge tone={savingsTones[state]}>{state_text}</Badge>,
          },
          { key: 'sent', header: say.sent, sort: 'submitted_at', cell: ({ sent }) => sent },
          { key: 'waited', header: say.waited, cell: ({ waited }) => waited },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
