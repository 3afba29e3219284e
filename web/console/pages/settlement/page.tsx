import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageOf } from '../../../api.server.ts'
import { Card } from '../../../ui/card.tsx'
import { Table } from '../../../ui/table.tsx'
import { closeOn } from '../../components/settlement/close.server.ts'
import { DifferenceCard } from '../../components/settlement/difference-card.tsx'
import { to } from '../../to.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadSettlement } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadSettlement(context, { id: params.file_id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  closeOn(context, {
    request,
    path: to(pageOf(context).language, '/settlements/:file_id', { file_id: params.file_id ?? '' }),
  })

export default function SettlementPage() {
  const file = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={file.title}
        text={file.counts.join(' · ')}
        crumbs={[
          { label: say.settlements, href: file.settlements },
          { label: file.title, href: file.path },
        ]}
      />
      {!failure && file.done && <DoneAlert title={file.done} />}
      <Card>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {file.facts.map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="differences" className="flex flex-col gap-3">
        <h2 id="differences" className="text-lg">
          {say.differences}
        </h2>
        {file.differences.length === 0 ? (
          <p className="text-muted">{say.noDifferences}</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {file.differences.map((one) => (
              <DifferenceCard key={one.id} difference={one} formKey={file.key} failure={failure} />
            ))}
          </ul>
        )}
      </section>
      <Table
        caption={say.firstLines}
        columns={[
          { key: 'line', header: say.line, cell: ({ line_no }) => line_no },
          { key: 'payment', header: say.payment, isRowHeader: true, cell: ({ payment_number }) => payment_number },
          { key: 'gross', header: say.gross, align: 'end', cell: ({ gross }) => gross },
          { key: 'fee', header: say.fee, align: 'end', cell: ({ fee }) => fee },
          { key: 'outcome', header: say.outcome, cell: ({ outcome }) => outcome },
        ]}
        rows={file.lines}
        rowKey={({ line_no }) => String(line_no)}
        isDense
      />
    </div>
  )
}
