import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { BadgePercent } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { StateBadge } from '../../components/promos/state-badge.tsx'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPromos } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPromos(context, url)

export default function PromosPage() {
  const { list, rows, states, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  const make = (
    <Link to={to(language, '/promos/new')} className={buttonClass()}>
      {say.make}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={make} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'state', label: say.state, all: say.allStates, options: states }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <BadgePercent />, action: make }}
        columns={[
          {
            key: 'code',
            header: say.promo,
            sort: 'code',
            isRowHeader: true,
            cell: ({ id, code, title }) => (
              <span className="flex flex-col">
                <Link to={to(language, '/promos/:id', { id })} className={linkClass({ tone: 'plain' })}>
                  {code}
                </Link>
                <span className="font-normal text-muted text-sm">{title}</span>
              </span>
            ),
          },
          { key: 'brand', header: say.brand, cell: ({ brand }) => brand },
          { key: 'state', header: say.state, cell: ({ state }) => <StateBadge state={state} /> },
          { key: 'ends_at', header: say.period, sort: 'ends_at', isWideOnly: true, cell: ({ period }) => period },
          { key: 'used', header: say.used, cell: ({ used }) => used },
          {
            key: 'given',
            header: say.given,
            sort: 'given',
            cell: ({ given }) => <span className="whitespace-nowrap">{given}</span>,
          },
          { key: 'left', header: say.left, cell: ({ left }) => <span className="whitespace-nowrap">{left}</span> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
