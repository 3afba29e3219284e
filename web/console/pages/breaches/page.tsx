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
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { breachWords } from '../../breach-words.ts'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnBreaches } from './act.server.ts'
import { loadBreaches } from './load.server.ts'
import { ReportForm } from './parts/report-form.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadBreaches(context)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnBreaches(context, request)

export default function BreachesPage() {
  const { breaches, key } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(breachWords)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.lead} />
      {breaches.length === 0 ? (
        <EmptyState title={say.empty} text={say.emptyText} />
      ) : (
        <Table
          caption={say.title}
          captionHidden
          columns={[
            {
              key: 'name',
              header: say.name,
              isRowHeader: true,
              cell: ({ href, title }) => (
                <Link to={href} className={linkClass()}>
                  {title}
                </Link>
              ),
            },
            { key: 'noticed', header: say.noticed, cell: ({ noticed }) => noticed },
            { key: 'deadline', header: say.deadline, cell: ({ deadline }) => deadline },
            { key: 'people', header: say.people, cell: ({ people }) => people, align: 'end' },
            { key: 'status', header: say.status, cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge> },
          ]}
          rows={breaches}
          rowKey={({ id }) => id}
          link={ConsoleAnchor}
          isDense
          hasRowFocus
        />
      )}
      <ReportForm formKey={key} failure={failure} />
    </div>
  )
}
