import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { FileText } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadSitePages } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSitePages(context, url)

export default function SitePagesPage() {
  const { list, rows, kinds, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'kind', label: say.kind, all: say.all, options: kinds }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <FileText /> }}
        columns={[
          {
            key: 'title',
            header: say.page,
            isRowHeader: true,
            cell: ({ id, title, path }) => (
              <span className="flex flex-col">
                <Link to={to(language, '/pages/:id', { id })} className={linkClass({ tone: 'plain' })}>
                  {title}
                </Link>
                <span className="font-normal text-muted text-sm">{path}</span>
              </span>
            ),
          },
          { key: 'kind', header: say.kind, isWideOnly: true, cell: ({ kind }) => kind },
          { key: 'brand', header: say.of, cell: ({ brand }) => brand },
          { key: 'version', header: say.version, cell: ({ version }) => version },
          {
            key: 'dated',
            header: say.datedOn,
            cell: ({ dated }) => <span className="whitespace-nowrap">{dated}</span>,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
