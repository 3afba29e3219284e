import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { BookOpen } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { ReviewBadge } from '../../components/review/review-badge.tsx'
import { words as reviewWords } from '../../components/review/words.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadGuides } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadGuides(context, url)

export default function GuidesPage() {
  const { list, rows, states, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...reviewWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'review', label: say.state, all: say.allStates, options: states }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <BookOpen /> }}
        columns={[
          {
            key: 'title',
            header: say.guide,
            isRowHeader: true,
            cell: ({ id, title }) => (
              <Link to={to(language, '/guides/:id', { id })} className={linkClass({ tone: 'plain' })}>
                {title}
              </Link>
            ),
          },
          {
            key: 'shared',
            header: say.shared,
            isWideOnly: true,
            cell: ({ is_shared }) => (is_shared ? say.everyone : say.own),
          },
          { key: 'state', header: say.state, cell: ({ review }) => <ReviewBadge review={review} /> },
          { key: 'by', header: say.reviewedBy, cell: ({ review }) => review.by ?? say.nobody },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
