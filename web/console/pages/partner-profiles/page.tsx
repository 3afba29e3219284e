import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Handshake } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPartnerProfiles } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPartnerProfiles(context, url)

export default function PartnerProfilesPage() {
  const { list, rows } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        empty={{ title: say.empty, text: say.emptyText, icon: <Handshake /> }}
        columns={[
          {
            key: 'name',
            header: say.name,
            sort: 'name',
            isRowHeader: true,
            cell: ({ id, name }) => (
              <Link to={to(language, '/partner-profile/:id', { id })} className={linkClass({ tone: 'plain' })}>
                {name}
              </Link>
            ),
          },
          { key: 'kind', header: say.kind, cell: ({ kind }) => kind },
          { key: 'city', header: say.city, cell: ({ city }) => city },
          { key: 'pictures', header: say.pictures, cell: ({ pictures }) => pictures },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
