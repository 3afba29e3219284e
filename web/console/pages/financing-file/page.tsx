import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'
import { FactsCard, ScansCard, TimelineCard } from '../../components/banks/file-parts.tsx'
import { financingTones } from '../../components/banks/financing-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnFinancing } from './act.server.ts'
import { loadFinancingFile, type ShownFile } from './load.server.ts'
import { Decide } from './parts/decide.tsx'
import { Repay } from './parts/repay.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadFinancingFile(context, { id: params.id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnFinancing(context, { id: params.id ?? '', request })

export default function FinancingFilePage() {
  const file = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={file.title}
        text={file.code}
        crumbs={file.crumbs}
        badge={<Badge tone={financingTones[file.state]}>{file.state_text}</Badge>}
      />
      {failure && !file.intents.includes(failure.intent) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && file.done && <DoneAlert title={file.done} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <FactsCard id="applicant" title={say.applicant} facts={file.applicant} reveal={file.reveal} />
          <ScansCard scans={file.scans} />
          <FactsCard id="money" title={say.money} facts={file.money} />
        </div>
        <div className="flex flex-col gap-4">
          {file.steps.decide && <Decide decide={file.steps.decide} failure={failure} />}
          <Repay steps={file.steps} failure={failure} />
          <TimelineCard steps={file.timeline} />
        </div>
      </div>
      <Schedule schedule={file.schedule} />
    </div>
  )
}

const tones = { paid: 'success', late: 'danger', notYet: 'neutral' } as const

function Schedule({ schedule }: Pick<ShownFile, 'schedule'>) {
  const say = useWords(words)
  if (schedule.length === 0) return null
  return (
    <Table
      caption={say.schedule}
      columns={[
        { key: 'number', header: say.number, isRowHeader: true, cell: ({ number }) => number },
        { key: 'due', header: say.dueOn, cell: ({ due_on }) => due_on },
        { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
        {
          key: 'paid',
          header: say.paid,
          cell: ({ state, paid }) => paid ?? <Badge tone={tones[state]}>{say[state]}</Badge>,
        },
      ]}
      rows={schedule}
      rowKey={({ number }) => number}
      isDense
    />
  )
}
