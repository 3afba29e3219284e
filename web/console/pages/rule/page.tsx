import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Table } from '../../../ui/table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { DayField, TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { addValue } from './act.server.ts'
import { loadRule } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadRule(context, { name: params.key ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  addValue(context, { name: params.key ?? '', request })

const tones = { today: 'success', toCome: 'brand', past: 'neutral' } as const

export default function RulePage() {
  const rule = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={rule.title}
        crumbs={[
          { label: say.rules, href: rule.rules },
          { label: rule.title, href: rule.path },
        ]}
      />
      {!failure && rule.is_added && <DoneAlert title={say.added} />}
      <Table
        caption={say.history}
        columns={[
          { key: 'days', header: say.days, isRowHeader: true, cell: ({ days }) => days },
          { key: 'value', header: say.value, align: 'end', cell: ({ value }) => value },
          {
            key: 'state',
            header: say.state,
            cell: ({ state }) => <Badge tone={tones[state]}>{say[state]}</Badge>,
          },
          { key: 'source', header: say.source, cell: ({ source }) => source },
        ]}
        rows={rule.rows}
        rowKey={({ id }) => id}
        isDense
      />
      {rule.may_add && <AddValue />}
    </div>
  )
}

function AddValue() {
  const { form_key } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <Card as="section" aria-labelledby="add" className="flex flex-col gap-3">
      <h2 id="add" className="text-lg">
        {say.add}
      </h2>
      <p className="text-muted text-sm">{say.addText}</p>
      <ConsoleForm
        intent="add"
        formKey={form_key}
        failure={failure}
        labels={{ value: say.newValue, valid_from: say.validFrom, source: say.newSource, reason: say.reason }}
        submit={{ label: say.submit }}
        className="max-w-narrow"
        warnsUnsaved
      >
        <TextField name="value" label={say.newValue} inputMode="numeric" required maxLength={20} />
        <DayField name="valid_from" label={say.validFrom} hint={say.validFromHint} required />
        <TextField name="source" label={say.newSource} hint={say.sourceHint} required maxLength={300} />
        <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={500} />
      </ConsoleForm>
    </Card>
  )
}
