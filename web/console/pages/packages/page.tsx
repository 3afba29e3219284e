import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { StateBadge } from '../../components/packages/state-badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadPackages } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPackages(context, url)

export default function PackagesPage() {
  const { list, rows, states, categories, csv, create } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const action = create && (
    <Link to={create} className={buttonClass()}>
      {say.create}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={action} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'state', label: say.state, all: say.allStates, options: states },
          { kind: 'choice', name: 'category', label: say.category, all: say.allCategories, options: categories },
        ]}
        empty={{ title: say.empty, text: say.emptyText, action }}
        columns={[
          {
            key: 'name',
            header: say.name,
            isRowHeader: true,
            cell: ({ href, name }) => (
              <Link to={href} className={linkClass()}>
                {name}
              </Link>
            ),
          },
          { key: 'partner', header: say.partner, cell: ({ partner_name }) => partner_name },
          { key: 'category', header: say.category, isWideOnly: true, cell: ({ category }) => category },
          {
            key: 'state',
            header: say.state,
            cell: ({ state, is_waiting }) => (
              <span className="flex flex-wrap gap-1">
                <StateBadge state={state} />
                {is_waiting && state === 'on_sale' && <Badge tone="warning">{say.waiting}</Badge>}
              </span>
            ),
          },
          { key: 'dates', header: say.dates, align: 'end', cell: ({ open_dates }) => open_dates },
          { key: 'seats', header: say.seats, align: 'end', cell: ({ seats_free }) => seats_free },
          {
            key: 'created',
            header: say.created,
            sort: 'created_at',
            isWideOnly: true,
            cell: ({ created_at, created }) => <time dateTime={created_at}>{created}</time>,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
