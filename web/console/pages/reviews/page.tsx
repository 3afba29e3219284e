import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { sendAnswer } from './act.server.ts'
import { loadReviews, type ShownReviewRow } from './load.server.ts'
import { AnswerForm } from './parts/answer-form.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadReviews(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, url }: ActionFunctionArgs) => sendAnswer(context, { request, url })

function Voice({ text, lang, by }: Pick<ShownReviewRow, 'text' | 'lang' | 'by'>) {
  return (
    <div className="flex flex-col gap-1">
      <p lang={lang} className="whitespace-pre-wrap font-normal [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="font-normal text-muted text-sm">{by}</p>
    </div>
  )
}

export default function ReviewsPage() {
  const { list, rows, csv, may_answer, answered, ratings, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {!failure && done && <DoneAlert title={say.done} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'answered', label: say.answered, all: say.all, options: answered },
          { kind: 'choice', name: 'rating', label: say.rating, all: say.allRatings, options: ratings },
        ]}
        empty={{ title: say.empty, text: say.emptyText }}
        columns={[
          {
            key: 'review',
            header: say.review,
            isRowHeader: true,
            cell: ({ text, lang, by }) => <Voice text={text} lang={lang} by={by} />,
          },
          { key: 'rating', header: say.rating, cell: ({ stars }) => stars },
          {
            key: 'package',
            header: say.package,
            cell: ({ package_href, package_name }) => (
              <Link to={package_href} className={linkClass()}>
                {package_name}
              </Link>
            ),
          },
          {
            key: 'written',
            header: say.written,
            sort: 'created_at',
            isWideOnly: true,
            cell: ({ written }) => written,
          },
          {
            key: 'answer',
            header: say.answered,
            cell: (row) =>
              row.answer ? (
                <Voice text={row.answer.text} lang={row.lang} by={row.answer.by} />
              ) : may_answer ? (
                <AnswerForm review={row} failure={failure} />
              ) : (
                <Badge tone="warning">{say.no}</Badge>
              ),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
