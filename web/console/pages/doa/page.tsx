import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { BookOpenText } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { ReviewBadge } from '../../components/review/review-badge.tsx'
import { words as reviewWords } from '../../components/review/words.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadDoaList } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadDoaList(context, url)

export default function DoaListPage() {
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
        empty={{ title: say.empty, text: say.emptyText, icon: <BookOpenText /> }}
        columns={[
          {
            key: 'title',
            header: say.doa,
            sort: 'title',
            isRowHeader: true,
            cell: ({ id, title }) => (
              <Link to={to(language, '/doa/:id', { id })} className={linkClass({ tone: 'plain' })}>
                {title}
              </Link>
            ),
          },
          {
            key: 'source',
            header: say.source,
            isWideOnly: true,
            cell: ({ source, is_quran }) => (is_quran ? `${source} (${say.quran})` : source),
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
