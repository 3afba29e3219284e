import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Plane } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { offerStateTones, requestWords } from '../../components/private/offer-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPrivateRequests } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPrivateRequests(context, url)

export default function PrivateRequestsPage() {
  const { list, rows, queues } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...requestWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        filters={[
          { kind: 'choice', name: 'queue', label: say.queue, all: queues.first, options: queues.others },
          { kind: 'day', name: 'from', label: say.from },
          { kind: 'day', name: 'until', label: say.until },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Plane /> }}
        columns={[
          {
            key: 'code',
            header: say.code,
            isRowHeader: true,
            cell: ({ href, code }) => (
              <Link to={href} className={cx(linkClass(), 'whitespace-nowrap')}>
                {code}
              </Link>
            ),
          },
          { key: 'request', header: say.request, cell: ({ title }) => title },
          {
            key: 'due',
            header: say.due,
            cell: ({ clock, standing }) => {
              if (standing) return <Badge tone="neutral">{standing}</Badge>
              if (!clock) return '–'
              return clock.is_soon ? <Badge tone="warning">{clock.text}</Badge> : clock.text
            },
          },
          { key: 'departs', header: say.departs, sort: 'departs_on', cell: ({ departs }) => departs },
          { key: 'people', header: say.people, align: 'end', cell: ({ people }) => people },
          { key: 'estimate', header: say.estimate, align: 'end', cell: ({ estimate }) => estimate },
          {
            key: 'offer',
            header: say.yourOffer,
            cell: ({ offer }) =>
              offer ? (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <Badge tone={offerStateTones[offer.state]}>{offer.text}</Badge>
                  <span className="whitespace-nowrap">{offer.total}</span>
                </span>
              ) : (
                say.noOffer
              ),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
