import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Landmark } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { financingTones, financingWords } from '../../components/banks/financing-words.ts'
import { words as bankWords } from '../../components/banks/words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadFinancingList } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFinancingList(context, url)

export default function FinancingListPage() {
  const { list, rows, queues, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...fileWords(language), ...financingWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'queue', label: say.queue, all: queues.first, options: queues.others }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Landmark /> }}
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
          { key: 'financed', header: say.financed, align: 'end', cell: ({ financed }) => financed },
          { key: 'months', header: say.term, cell: ({ months }) => months },
          {
            key: 'state',
            header: say.status,
            cell: ({ state, state_text }) => <Badge tone={financingTones[state]}>{state_text}</Badge>,
          },
          { key: 'sent', header: say.sent, sort: 'submitted_at', cell: ({ sent }) => sent },
          { key: 'waited', header: say.waited, cell: ({ waited }) => waited },
          { key: 'deadline', header: say.deadline, cell: ({ deadline }) => deadline },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
