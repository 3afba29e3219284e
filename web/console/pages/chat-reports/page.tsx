import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadReports } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadReports(context, url)

export default function ChatReportsPage() {
  const { list, rows, handledHref, done } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const handled = [{ value: 'handled', label: say.handled }]
  // Filters stand above rows: where nobody waits, this is the way to those that are done.
  const seeHandled = (
    <Link to={handledHref} className={buttonClass({ variant: 'secondary' })}>
      {say.seeHandled}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {done && <DoneAlert title={say[`done_${done}`]} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        filters={[{ kind: 'choice', name: 'standing', label: say.standing, all: say.open, options: handled }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <CheckCheck />, action: seeHandled }}
        columns={[
          {
            key: 'member',
            header: say.member,
            isRowHeader: true,
            cell: ({ href, member }) => (
              <Link to={href} className={linkClass()}>
                {member}
              </Link>
            ),
          },
          { key: 'reason', header: say.reason, cell: ({ reason }) => reason },
          { key: 'consultant', header: say.consultant, cell: ({ consultant }) => consultant },
          { key: 'brand', header: say.brand, cell: ({ brand }) => brand },
          { key: 'at', header: say.at, sort: 'created_at', cell: ({ at }) => at },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
