import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { SitePicture } from '../../../components/site-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Images } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadGallery } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadGallery(context, url)

export default function GalleryPage() {
  const { list, rows, done, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  const make = (
    <Link to={to(language, '/gallery/new')} className={buttonClass()}>
      {say.make}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={make} />
      {done && <DoneAlert title={say[done]} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        empty={{ title: say.empty, text: say.emptyText, icon: <Images />, action: make }}
        columns={[
          {
            key: 'title',
            header: say.photo,
            isRowHeader: true,
            cell: ({ id, title, picture_id }) => (
              <span className="flex items-center gap-3">
                <SitePicture
                  id={picture_id}
                  colour={null}
                  shape="card"
                  sizes="5rem"
                  widest={160}
                  alt=""
                  className="w-20 shrink-0 rounded-sm"
                />
                <Link to={to(language, '/gallery/:id', { id })} className={linkClass({ tone: 'plain' })}>
                  {title}
                </Link>
              </span>
            ),
          },
          {
            key: 'taken_at',
            header: say.takenOn,
            sort: 'taken_at',
            cell: ({ taken }) => <span className="whitespace-nowrap">{taken}</span>,
          },
          { key: 'brand', header: say.brand, cell: ({ brand }) => brand },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
