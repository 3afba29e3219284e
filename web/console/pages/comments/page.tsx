import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { decideComment } from './act.server.ts'
import { loadComments } from './load.server.ts'
import { DecideForm } from './parts/decide-form.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadComments(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, url }: ActionFunctionArgs) => decideComment(context, { request, url })

export default function CommentsPage() {
  const { list, rows, options, csv, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  // Somebody else has decided about it meanwhile: its row is gone, and what was answered is said here.
  const isLost = failure && !rows.some(({ id }) => id === failure.values.id)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {isLost && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={done === 'keep' ? say.doneKeep : say.doneRemove} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'visibility', label: say.visibility, all: say.all, options }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <CheckCheck /> }}
        columns={[
          {
            key: 'text',
            header: say.comment,
            isRowHeader: true,
            cell: ({ text, author }) => (
              <div className="flex flex-col gap-1">
                <p className="whitespace-pre-wrap font-normal [overflow-wrap:anywhere]">{text}</p>
                <p className="font-normal text-muted text-sm">{author}</p>
              </div>
            ),
          },
          { key: 'post', header: say.post, isWideOnly: true, cell: ({ post }) => post },
          { key: 'created_at', header: say.writtenAt, sort: 'created_at', cell: ({ written_at }) => written_at },
          {
            key: 'reports',
            header: say.reports,
            cell: ({ reasons, is_hidden }) => (
              <div className="flex flex-col items-start gap-1 text-start">
                {is_hidden && <Badge tone="warning">{say.hidden}</Badge>}
                <p>{reasons.join(', ')}</p>
              </div>
            ),
          },
          { key: 'decision', header: say.decision, cell: (row) => <DecideForm comment={row} failure={failure} /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
