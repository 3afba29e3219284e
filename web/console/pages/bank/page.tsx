import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Landmark } from '../../../ui/icons/icons.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { Table } from '../../../ui/table.tsx'
import { words as bankWords } from '../../components/banks/words.ts'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { changeProduct } from './act.server.ts'
import { loadBank, type ShownBank } from './load.server.ts'
import { StopForm } from './parts/stop-form.tsx'
import { TermsForm } from './parts/terms-form.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadBank(context, { bank_id: params.bank_id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  changeProduct(context, { bank_id: params.bank_id ?? '', request })

export default function BankPage() {
  const bank = useLoaderData<typeof loader>()
  const { name, akad, done } = bank
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...bankWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={name}
        crumbs={[
          { label: say.title, href: bank.banks },
          { label: name, href: bank.address },
        ]}
      />
      {!failure && done && <DoneAlert title={say[done]} />}
      <TabLinks label={say.contracts} tabs={bank.tabs} link={ConsoleAnchor} />
      <History rows={bank.rows} />
      <TermsForm key={`add ${akad}`} bank={bank} failure={failure} />
      {bank.can_stop && <StopForm key={`stop ${akad}`} bank={bank} failure={failure} />}
    </div>
  )
}

const tones = { today: 'success', toCome: 'brand', past: 'neutral' } as const

function History({ rows }: Pick<ShownBank, 'rows'>) {
  const language = useLanguage()
  const say = { ...bankWords(language), ...words(language) }
  if (rows.length === 0)
    return (
      <Card as="section" padding="lg">
        <EmptyState title={say.noHistory} text={say.noHistoryText} icon={<Landmark />} />
      </Card>
    )
  return (
    <Table
      caption={say.history}
      columns={[
        { key: 'days', header: say.days, isRowHeader: true, cell: ({ days }) => days },
        { key: 'terms', header: say.terms, cell: ({ terms }) => terms ?? say.notOffered },
        { key: 'fees', header: say.feesName, cell: ({ fees }) => fees },
        { key: 'state', header: say.state, cell: ({ state }) => <Badge tone={tones[state]}>{say[state]}</Badge> },
        { key: 'source', header: say.source, cell: ({ source }) => source },
        { key: 'by', header: say.writtenBy, cell: ({ written_by }) => written_by },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      isDense
    />
  )
}
