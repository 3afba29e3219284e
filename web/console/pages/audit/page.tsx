import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { History } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { listHref } from '../../ui/list-query.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadAudit } from './load.server.ts'
import { Changes } from './parts/changes.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAudit(context, url)

export default function AuditPage() {
  const { list, rows, calls, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const searched = (search: string) => listHref(list.path, {}, { search })
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'call', label: say.call, all: say.allCalls, options: calls },
          { kind: 'day', name: 'from', label: say.from },
          { kind: 'day', name: 'until', label: say.until },
          {
            ...{ kind: 'choice', name: 'drafts', label: say.drafts, all: say.draftsHidden },
            options: [{ value: 'shown', label: say.draftsShown }],
          },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <History /> }}
        columns={[
          { key: 'at', header: say.when, sort: 'at', cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
          {
            key: 'who',
            header: say.who,
            cell: ({ staff }) => (
              <Link to={searched(staff.email)} title={staff.email} className={linkClass({ tone: 'plain' })}>
                {staff.full_name}
              </Link>
            ),
          },
          {
            key: 'call',
            header: say.call,
            cell: ({ action, call }) => <span title={call}>{action}</span>,
          },
          {
            key: 'thing',
            header: say.thing,
            isRowHeader: true,
            cell: ({ thing, thing_id }) => (
              <Link to={searched(thing_id)} title={thing_id} className={linkClass({ tone: 'plain' })}>
                {`${thing} ${thing_id.slice(-8)}`}
              </Link>
            ),
          },
          { key: 'change', header: say.change, cell: (row) => <Changes entry={row} /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
