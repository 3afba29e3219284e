import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/class-names.ts'
import { FileText } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { ListFilter } from '../../ui/list-bar.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadBookings } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBookings(context, url)

const tones: Readonly<Record<string, BadgeTone>> = {
  awaiting_payment: 'warning',
  in_progress: 'brand',
  completed: 'success',
  cancelled: 'danger',
}

export default function BookingsPage() {
  const { list, rows, statuses, departures, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const choice = (name: string, label: string, rest: { all: string; options: { value: string; label: string }[] }) =>
    ({ kind: 'choice', name, label, ...rest }) satisfies ListFilter
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          choice('status', say.status, { all: say.allStatus, options: statuses }),
          choice('settlement', say.settlement, {
            all: say.allSettlement,
            options: [{ value: 'overdue', label: say.overdue }],
          }),
          choice('documents', say.documents, {
            all: say.allDocuments,
            options: [
              { value: 'missing', label: say.missing },
              { value: 'received', label: say.toCheck },
            ],
          }),
          ...(departures.length > 0
            ? [choice('departure_id', say.departure, { all: say.allDepartures, options: departures })]
            : []),
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <FileText /> }}
        columns={[
          {
            key: 'code',
            header: say.code,
            isRowHeader: true,
            cell: ({ code, href }) => (
              <Link to={href} className={cx(linkClass(), 'whitespace-nowrap')}>
                {code}
              </Link>
            ),
          },
          {
            key: 'contact',
            header: say.contact,
            cell: ({ name, phone }) => (
              <>
                {name}
                {phone && <span className="text-muted max-md:ms-2 md:block">{phone}</span>}
              </>
            ),
          },
          { key: 'journey', header: say.journey, cell: ({ journey }) => journey },
          {
            key: 'departs',
            header: say.departs,
            sort: 'departs_on',
            cell: ({ departs, departure_href }) =>
              departure_href ? (
                <Link to={departure_href} className={cx(linkClass({ tone: 'plain' }), 'whitespace-nowrap')}>
                  {departs}
                </Link>
              ) : (
                departs
              ),
          },
          {
            key: 'travellers',
            header: say.travellers,
            align: 'end',
            isWideOnly: true,
            cell: ({ travellers }) => travellers,
          },
          {
            key: 'status',
            header: say.status,
            cell: ({ status, status_text, is_overdue, incomplete }) => (
              <span className="flex flex-wrap gap-1">
                <Badge tone={is_overdue ? 'danger' : (tones[status] ?? 'neutral')}>{status_text}</Badge>
                {incomplete && <Badge tone="warning">{incomplete}</Badge>}
              </span>
            ),
          },
          {
            key: 'total',
            header: say.total,
            align: 'end',
            cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>,
          },
          {
            key: 'ordered',
            header: say.ordered,
            sort: 'created_at',
            isWideOnly: true,
            cell: ({ ordered_at, ordered }) => <time dateTime={ordered_at}>{ordered}</time>,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
