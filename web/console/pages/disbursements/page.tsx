import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Landmark } from '../../../ui/icons/icons.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { confirmReceived, loadDisbursements } from './load.server.ts'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadDisbursements(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => confirmReceived(context, request)

export default function DisbursementsPage() {
  const { list, rows, csv, is_done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...fileWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {!failure && is_done && <DoneAlert title={say.done} />}
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
            cell: ({ id, code, received_at }) => received_at ?? <Confirm id={id} code={code} />,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function Confirm({ id, code }: { id: string; code: string }) {
  const { key } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = words(useLanguage())
  return (
    <ConsoleForm
      intent="confirm"
      formKey={key}
      failure={failure}
      hidden={{ id }}
      scope={`${id}-`}
      labels={{}}
      submit={{ label: say.confirm(code), variant: 'secondary', size: 'sm' }}
    />
  )
}
