import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DepartureBadge } from '../../components/packages/departure-badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadAllDepartures } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAllDepartures(context, url)

export default function DeparturesPage() {
  const { list, rows, times, states, months, csv, packages } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const action = (
    <Link to={packages} className={buttonClass({ variant: 'secondary' })}>
      {say.packages}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'when', label: say.when, all: say.coming, options: times },
          { kind: 'choice', name: 'month', label: say.month, all: say.allMonths, options: months },
          { kind: 'choice', name: 'state', label: say.state, all: say.allStates, options: states },
        ]}
        empty={{ title: say.empty, text: say.emptyText, action }}
        columns={[
          {
            key: 'departs',
            header: say.departs,
            sort: 'departs_on',
            isRowHeader: true,
            cell: ({ href, departs, departs_on }) => (
              <Link to={href} className={linkClass()}>
                <time dateTime={departs_on}>{departs}</time>
              </Link>
            ),
          },
          { key: 'returns', header: say.returns, isWideOnly: true, cell: ({ returns }) => returns },
          {
            key: 'package',
            header: say.package,
            cell: ({ package_href, package_name }) => (
              <Link to={package_href} className={linkClass()}>
                {package_name}
              </Link>
            ),
          },
          { key: 'partner', header: say.partner, isWideOnly: true, cell: ({ partner_name }) => partner_name },
          { key: 'airport', header: say.airport, cell: ({ airport }) => airport },
          { key: 'state', header: say.state, cell: ({ state }) => <DepartureBadge state={state} /> },
          { key: 'seats', header: say.seats, align: 'end', cell: ({ seats }) => seats },
          { key: 'price', header: say.price, align: 'end', isWideOnly: true, cell: ({ price }) => price },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
