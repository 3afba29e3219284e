import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadStores } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadStores(context, url)

export default function StoresPage() {
  const { list, rows, make } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const create = make && (
    <Link to={make} className={buttonClass()}>
      {say.newStore}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={make ? say.all : say.title}
        text={make ? say.allText : say.text}
        {...(create && { actions: create })}
      />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        empty={{ title: say.empty, text: say.emptyText }}
        columns={[
          {
            key: 'name',
            header: say.name,
            isRowHeader: true,
            sort: 'name',
            cell: ({ href, name }) => (
              <Link to={href} className={linkClass({ tone: 'plain' })}>
                {name}
              </Link>
            ),
          },
          { key: 'city', header: say.city, cell: ({ city }) => city },
          { key: 'status', header: say.status, cell: ({ tone, status }) => <Badge tone={tone}>{status}</Badge> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
