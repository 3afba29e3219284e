import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { PackageX } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { orderTones, orderWords } from '../../components/stores/order-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { UploadField } from '../../ui/form/upload-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage, useWords } from '../../use-shell.ts'
import { actOnStoreOrders, type Uploaded } from './act.server.ts'
import { loadStoreOrders } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadStoreOrders(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => actOnStoreOrders(context, request)

export default function StoreOrdersPage() {
  const { list, rows, queues, csv, has_stores } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...orderWords(language), ...words(language) }
  const uploaded = answer && 'shipped' in answer ? answer : undefined
  const failure = answer && 'shipped' in answer ? undefined : answer
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {uploaded && <UploadResult uploaded={uploaded} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'queue', label: say.queue, all: queues.first, options: queues.others }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <PackageX /> }}
        columns={[
          {
            key: 'code',
            header: say.code,
            isRowHeader: true,
            cell: ({ href, code }) => (
              <Link to={href} className={cx(linkClass(), 'whitespace-nowrap')}>
                {code}
              </Link>
            ),
          },
          ...(has_stores ? [{ key: 'store', header: say.store, cell: ({ store }: Shown) => store }] : []),
          { key: 'buyer', header: say.buyer, cell: ({ buyer }) => buyer },
          {
            key: 'state',
            header: say.status,
            cell: ({ state, state_text }) => <Badge tone={orderTones[state]}>{state_text}</Badge>,
          },
          {
            key: 'due',
            header: say.due,
            // One way only: what no clock runs for never comes first.
            ...(list.sort !== 'queue_at' && { sort: 'queue_at' }),
            cell: ({ due, is_late, is_waybill_unknown, has_problem }) => {
              if (has_problem) return <Badge tone="danger">{say.problem}</Badge>
              if (is_waybill_unknown) return <Badge tone="danger">{say.waybillUnknown}</Badge>
              return is_late ? <Badge tone="danger">{`${say.late}, ${due}`}</Badge> : due
            },
          },
          { key: 'pieces', header: say.pieces, align: 'end', isWideOnly: true, cell: ({ pieces }) => pieces },
          { key: 'total', header: say.total, align: 'end', cell: ({ total }) => total },
          { key: 'courier', header: say.courier, cell: ({ courier }) => courier },
          { key: 'ordered', header: say.ordered, sort: 'created_at', cell: ({ ordered }) => ordered },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <UploadForm failure={failure} />
    </div>
  )
}

type Shown = Awaited<ReturnType<typeof loadStoreOrders>>['rows'][number]

function UploadResult({ uploaded: { shipped, wrong, lines } }: { uploaded: Uploaded }) {
  return (
    <>
      <DoneAlert title={shipped} />
      {wrong && (
        <Alert tone="warning" title={wrong}>
          <ul className="list-disc ps-5">
            {lines.map(({ key, text }) => (
              <li key={key} className="[overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

function UploadForm({ failure }: { failure: Failure | undefined }) {
  const { key, template } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <Card as="section" aria-label={say.upload}>
      <details open={failure !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-lg">{say.upload}</summary>
        <div className="flex flex-col gap-4 pt-2">
          <p className="text-muted text-sm">{say.uploadText}</p>
          <p className="text-sm">
            <a href={template} download className={linkClass()}>
              {say.template}
            </a>
          </p>
          <ConsoleForm
            intent="waybills"
            formKey={key}
            failure={failure}
            labels={{ file: say.file }}
            submit={{ label: say.send }}
            hasFiles
          >
            <UploadField name="file" label={say.file} accept=".csv,text/csv" maxBytes={1024 * 1024} required />
          </ConsoleForm>
        </div>
      </details>
    </Card>
  )
}
