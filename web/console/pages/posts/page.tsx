import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Newspaper } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { PostStateBadge } from '../../components/content/post-state-badge.tsx'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPosts } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPosts(context, url)

export default function PostsPage() {
  const { list, rows, states, categories, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  const make = (
    <Link to={to(language, '/posts/new')} className={buttonClass()}>
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
        csv={csv}
        filters={[
          { kind: 'choice', name: 'state', label: say.state, all: say.all, options: states },
          { kind: 'choice', name: 'category', label: say.category, all: say.all, options: categories },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Newspaper />, action: make }}
        columns={[
          {
            key: 'title',
            header: say.post,
            isRowHeader: true,
            cell: ({ id, title, author }) => (
              <span className="flex flex-col">
                <Link to={to(language, '/posts/:id', { id })} className={linkClass({ tone: 'plain' })}>
                  {title}
                </Link>
                <span className="font-normal text-muted text-sm">{author}</span>
              </span>
            ),
          },
          { key: 'state', header: say.state, cell: ({ state }) => <PostStateBadge state={state} /> },
          { key: 'category', header: say.category, isWideOnly: true, cell: ({ category }) => category },
          { key: 'brand', header: say.brand, cell: ({ brand }) => brand },
          { key: 'published_at', header: say.publishedAt, sort: 'published_at', cell: ({ published }) => published },
          {
            key: 'updated_at',
            header: say.updatedAt,
            sort: 'updated_at',
            isWideOnly: true,
            cell: ({ updated }) => <span className="whitespace-nowrap">{updated}</span>,
          },
          { key: 'views', header: say.views, sort: 'views', cell: ({ views }) => views },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
