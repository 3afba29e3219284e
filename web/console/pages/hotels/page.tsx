import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { BedDouble } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { words as hotelWords } from '../../components/hotels/words.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadHotels } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadHotels(context, url)

export default function HotelsPage() {
  const { list, rows } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...hotelWords(language), ...words(language) }
  const make = (
    <Link to={to(language, '/hotels/new')} className={buttonClass()}>
      {say.make}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={make} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        empty={{ title: say.empty, text: say.emptyText, icon: <BedDouble />, action: make }}
        columns={[
          {
            key: 'name',
            header: say.name,
            sort: 'name',
            isRowHeader: true,
            cell: ({ id, name }) => (
              <Link to={to(language, '/hotels/:id', { id })} className={linkClass({ tone: 'plain' })}>
                {name}
              </Link>
            ),
          },
          { key: 'city', header: say.city, cell: ({ city }) => city },
          { key: 'stars', header: say.stars, cell: ({ stars }) => stars },
          { key: 'walk', header: say.walkShort, cell: ({ walk }) => walk },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
