import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Plus } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadTenants } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadTenants(context, url)

export default function TenantsPage() {
  const { list, rows, add, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const adding = add && (
    <Link to={add} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-5" />
      {say.add}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={adding} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        empty={{ title: say.empty, text: say.emptyText }}
        columns={[
          {
            key: 'name',
            header: say.name,
            sort: 'name',
            isRowHeader: true,
            cell: ({ href, name }) => (
              <Link to={href} className={linkClass()}>
                {name}
              </Link>
            ),
          },
          { key: 'slug', header: say.slug, cell: ({ slug }) => slug },
          { key: 'address', header: say.address, cell: ({ domain_name }) => domain_name },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
