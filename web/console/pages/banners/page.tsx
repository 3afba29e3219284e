import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { GalleryHorizontalEnd } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { bannerWords } from '../../components/content/banner-words.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadBanners } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBanners(context, url)

const tones = { shown: 'success', coming: 'brand', over: 'neutral' } as const

export default function BannersPage() {
  const { list, rows, states, done, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...bannerWords(language), ...words(language) }
  const make = (
    <Link to={to(language, '/banners/new')} className={buttonClass()}>
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
        filters={[{ kind: 'choice', name: 'state', label: say.state, all: say.all, options: states }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <GalleryHorizontalEnd />, action: make }}
        columns={[
          {
            key: 'title',
            header: say.banner,
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
                <Link to={to(language, '/banners/:id', { id })} className={linkClass({ tone: 'plain' })}>
                  {title}
                </Link>
              </span>
            ),
          },
          { key: 'state', header: say.state, cell: ({ state }) => <Badge tone={tones[state]}>{say[state]}</Badge> },
          { key: 'period', header: say.period, cell: ({ period }) => period },
          {
            key: 'path',
            header: say.link,
            isWideOnly: true,
            cell: ({ path }) => <span className="[overflow-wrap:anywhere]">{path}</span>,
          },
          { key: 'brand', header: say.brand, cell: ({ brand }) => brand },
          { key: 'position', header: say.order, sort: 'position', cell: ({ position }) => position },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
