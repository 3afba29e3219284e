import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadRetention } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadRetention(context)

export default function RetentionPage() {
  const { text, failed, is_overdue, kinds } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={text} />
      {failed && <Alert tone="danger" title={failed} />}
      {is_overdue && <Alert tone="warning" title={say.overdue} />}
      <Table
        caption={say.title}
        captionHidden
        columns={[
          { key: 'data', header: say.data, isRowHeader: true, cell: ({ name }) => name },
          {
            key: 'period',
            header: say.period,
            cell: ({ rule, period }) => (
              <Link to={rule} className={linkClass()}>
                {period}
              </Link>
            ),
          },
          { key: 'does', header: say.does, cell: ({ does }) => does },
          { key: 'ran', header: say.ran, cell: ({ ran }) => ran },
          { key: 'rows', header: say.rows, cell: ({ rows }) => rows, align: 'end' },
          { key: 'month', header: say.month, cell: ({ month }) => month, align: 'end' },
          { key: 'status', header: say.status, cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge> },
        ]}
        rows={kinds}
        rowKey={({ kind }) => kind}
        link={ConsoleAnchor}
        isDense
      />
    </div>
  )
}
