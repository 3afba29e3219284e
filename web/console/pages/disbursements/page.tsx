import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Landmark } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnDisbursement, loadDisbursements, type ShownDisbursement } from './load.server.ts'
import { Arrival } from './parts/arrival.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadDisbursements(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => actOnDisbursement(context, request)

export default function DisbursementsPage() {
  const { list, rows, open, key, csv, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...fileWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {failure && !open && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={done} />}
      {open && <Arrival key={open.id} open={open} formKey={key} failure={failure} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          {
            ...{ kind: 'choice', name: 'state', label: say.status, all: say.expected },
            options: [{ value: 'received', label: say.received }],
          },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Landmark /> }}
        columns={[
          { key: 'code', header: say.code, isRowHeader: true, cell: ({ code }) => code },
          { key: 'bank', header: say.bank, cell: ({ bank_name }) => bank_name },
          { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
          { key: 'day', header: say.day, cell: ({ disbursed_on }) => disbursed_on },
          { key: 'reference', header: say.reference, cell: ({ reference }) => reference },
          { key: 'reported', header: say.reported, sort: 'reported_at', cell: ({ reported_at }) => reported_at },
          {
            key: 'received',
            header: say.received,
            cell: (row) => row.received_at ?? <Check row={row} />,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function Check({ row: { code, href, missed_reason } }: { row: ShownDisbursement }) {
  const say = words(useLanguage())
  return (
    <span className="flex flex-col gap-1">
      {missed_reason && <span className="text-danger text-sm">{say.missed(missed_reason)}</span>}
      <Link to={href} className={linkClass()}>
        {say.open(code)}
      </Link>
    </span>
  )
}
