import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CalendarPlus } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { DepartureBadge } from '../../components/packages/departure-badge.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnDepartures } from './act.server.ts'
import { loadDepartures } from './load.server.ts'
import { AddForm } from './parts/add-form.tsx'
import { CloseForm, QuotaForm, RemoveForm } from './parts/date-forms.tsx'
import { RuleForm } from './parts/rule-form.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadDepartures(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnDepartures(context, { id: params.id ?? '', request })

export default function PackageDeparturesPage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const { name, rows, links, done, can_add, preview } = shown
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <PageHead
        title={say.title}
        text={say.text}
        crumbs={[
          { label: say.packages, href: links.packages },
          { label: name, href: links.package },
          { label: say.title, href: links.own },
        ]}
      />
      {done && !failure && <DoneAlert title={done} />}
      {rows.length === 0 ? (
        <EmptyState title={say.empty} text={say.emptyText} icon={<CalendarPlus />} />
      ) : (
        <Table
          caption={say.list}
          captionHidden
          isDense
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'departs',
              header: say.departs,
              isRowHeader: true,
              cell: ({ departs, href }) =>
                href ? (
                  <Link to={href} className={linkClass()}>
                    {departs}
                  </Link>
                ) : (
                  departs
                ),
            },
            { key: 'returns', header: say.returns, isWideOnly: true, cell: ({ returns }) => returns },
            {
              key: 'state',
              header: say.state,
              cell: ({ state, is_changed }) => (
                <span className="flex flex-wrap gap-1">
                  <DepartureBadge state={state} />
                  {is_changed && <Badge tone="warning">{say.changed}</Badge>}
                </span>
              ),
            },
            { key: 'quota', header: say.quota, align: 'end', cell: ({ quota }) => quota },
            { key: 'sold', header: say.sold, align: 'end', cell: ({ sold }) => sold },
            { key: 'held', header: say.held, align: 'end', cell: ({ held }) => held },
            { key: 'price', header: say.price, align: 'end', cell: ({ price }) => price },
          ]}
        />
      )}
      {can_add && <RuleForm shown={shown} />}
      {can_add && preview.dates && preview.dates.length > 0 && <AddForm shown={shown} failure={failure} />}
      {shown.can_change && shown.quotas.length > 0 && <QuotaForm shown={shown} failure={failure} />}
      {shown.can_change && shown.open.length > 0 && <CloseForm shown={shown} failure={failure} />}
      {can_add && shown.waiting.length > 0 && <RemoveForm shown={shown} failure={failure} />}
    </div>
  )
}
