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
import { Handshake } from '../../../ui/icons/icons.ts'
import { Table } from '../../../ui/table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { DayField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnRates, loadRates } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadRates(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnRates(context, request)

const tones = { today: 'success', to_come: 'brand', past: 'neutral' } as const

export default function CommissionRatesPage() {
  const { rows, tenants, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {!failure && done && <DoneAlert title={done} />}
      {rows.length === 0 ? (
        <EmptyState title={say.empty} icon={<Handshake />} />
      ) : (
        <Table
          caption={say.list}
          captionHidden
          columns={[
            { key: 'of', header: say.of, isRowHeader: true, cell: ({ name }) => name },
            { key: 'rate', header: say.rate, align: 'end', cell: ({ rate }) => rate },
            { key: 'from', header: say.from, cell: ({ from }) => from },
            { key: 'state', header: say.state, cell: ({ state }) => <Badge tone={tones[state]}>{say[state]}</Badge> },
            ...(tenants.length > 1
              ? [{ key: 'brand', header: say.brand, cell: ({ brand }: { brand: string }) => brand }]
              : []),
            { key: 'source', header: say.source, cell: ({ source }) => source },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          isDense
        />
      )}
      <AddRate />
    </div>
  )
}

function AddRate() {
  const { key, tenants, kinds, today } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const labels = {
    ...{ tenant_id: say.brand, kind: say.kind, slug: say.slug, basis_points: say.percent, amount: say.amount },
    ...{ valid_from: say.validFrom, source: say.source },
  }
  return (
    <Card as="section" aria-labelledby="add" className="flex flex-col gap-3">
      <h2 id="add" className="text-lg">
        {say.add}
      </h2>
      <p className="text-muted text-sm">{say.addText}</p>
      <ConsoleForm
        intent="add"
        formKey={key}
        failure={failure}
        labels={labels}
        submit={{ label: say.submit }}
        className="max-w-narrow"
      >
        <SelectField name="tenant_id" label={say.brand} options={tenants} value={tenants[0]?.value} required />
        <SelectField name="kind" label={say.kind} options={kinds} value="all" required />
        <TextField name="slug" label={say.slug} hint={say.slugHint} maxLength={200} />
        <TextField name="basis_points" label={say.percent} hint={say.percentHint} inputMode="decimal" maxLength={6} />
        <TextField name="amount" label={say.amount} inputMode="numeric" maxLength={20} />
        <DayField name="valid_from" label={say.validFrom} hint={say.validFromHint} value={today} required />
        <TextField name="source" label={say.source} hint={say.sourceHint} required maxLength={300} />
      </ConsoleForm>
    </Card>
  )
}
