import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadReviews } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadReviews(context, url)

export default function PackageReviewsPage() {
  const { list, rows, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        empty={{ title: say.empty, text: say.emptyText, icon: <CheckCheck /> }}
        columns={[
          {
            key: 'name',
            header: say.name,
            isRowHeader: true,
            cell: ({ href, package_name }) => (
              <Link to={href} className={linkClass()}>
                {package_name}
              </Link>
            ),
          },
          { key: 'partner', header: say.partner, cell: ({ partner_name }) => partner_name },
          { key: 'what', header: say.what, cell: ({ what }) => what },
          { key: 'by', header: say.by, isWideOnly: true, cell: ({ submitted_by }) => submitted_by },
          {
            key: 'when',
            header: say.when,
            sort: 'submitted_at',
            cell: ({ submitted_at, when }) => <time dateTime={submitted_at}>{when}</time>,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
