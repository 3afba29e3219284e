import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { retryOne } from './act.server.ts'
import { loadJobs } from './load.server.ts'
import { Parts, Runs, Waiting } from './parts/standing.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadJobs(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, url }: ActionFunctionArgs) => retryOne(context, { request, url })

export default function JobsPage() {
  const { parts, waiting, runs, list, dead, reasons, is_retried, csv } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {!failure && is_retried && <DoneAlert title={say.retried} />}
      <Parts parts={parts} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Waiting waiting={waiting} />
        <Runs runs={runs} />
      </div>
      <h2 className="mt-2 text-lg">{say.dead}</h2>
      <DataTable
        caption={say.dead}
        list={list}
        csv={csv}
        filters={[{ kind: 'choice', name: 'reason', label: say.reason, all: say.allReasons, options: reasons }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <CheckCheck /> }}
        columns={[
          { key: 'dead_at', header: say.deadAt, sort: 'dead_at', cell: ({ dead_at }) => dead_at, isRowHeader: true },
          { key: 'kind', header: say.kind, cell: ({ kind }) => kind },
          { key: 'reason', header: say.reason, cell: ({ reason }) => reason },
          { key: 'created_at', header: say.createdAt, cell: ({ created_at }) => created_at, isWideOnly: true },
          {
            key: 'step',
            header: say.step,
            cell: ({ id, key, can_retry }) =>
              can_retry ? (
                <ConsoleForm
                  intent="retry"
                  formKey={key}
                  failure={failure}
                  labels={{}}
                  hidden={{ id }}
                  submit={{ label: say.retry, variant: 'secondary', size: 'sm' }}
                />
              ) : (
                <span className="text-muted">{say.gone}</span>
              ),
          },
        ]}
        rows={dead}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
