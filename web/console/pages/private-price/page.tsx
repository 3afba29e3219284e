import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Card } from '../../../ui/card.tsx'
import { Table } from '../../../ui/table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ChoicesField } from '../../ui/form/choices-field.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnPrivatePrice } from './act.server.ts'
import { loadPrivatePrice, type ShownPrices } from './load.server.ts'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPrivatePrice(context, { id: params.id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnPrivatePrice(context, { id: params.id ?? '', request })

export default function PrivatePricePage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={shown.name} text={say.text} crumbs={shown.crumbs} />
      {!failure && shown.done && <DoneAlert title={shown.done} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Card as="section" aria-labelledby="set" className="flex flex-col gap-3">
            <h2 id="set" className="text-lg">
              {say.setTitle}
            </h2>
            <PriceForm intent="set" shown={shown} failure={failure} />
          </Card>
          <Card as="section" look="flat" aria-label={say.withdrawTitle}>
            <details open={failure?.intent === 'withdraw'}>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-lg">{say.withdrawTitle}</summary>
              <div className="flex flex-col gap-3 pt-2">
                <p className="text-muted text-sm">{say.withdrawText}</p>
                <PriceForm intent="withdraw" shown={shown} failure={failure} />
              </div>
            </details>
          </Card>
        </div>
        <Prices shown={shown} />
      </div>
    </div>
  )
}

function Prices({ shown: { rows, variants, unit } }: { shown: ShownPrices }) {
  const say = useWords(words)
  return (
    <section aria-labelledby="prices" className="flex min-w-0 flex-col gap-3">
      <h2 id="prices" className="text-lg">
        {say.grid}
      </h2>
      <p className="text-muted text-sm">{unit}</p>
      <Table
        caption={say.grid}
        captionHidden
        isDense
        columns={[
          { key: 'month', header: say.month, isRowHeader: true, cell: ({ label }) => label },
          ...variants.map(({ value, label }, i) => ({
            key: value,
            header: label,
            align: 'end' as const,
            cell: ({ cells }: ShownPrices['rows'][number]) => cells[i],
          })),
        ]}
        rows={rows}
        rowKey={({ month }) => month}
      />
    </section>
  )
}

type PriceFormProps = { intent: 'set' | 'withdraw'; shown: ShownPrices; failure: Failure | undefined }

function PriceForm({ intent, shown: { variants, rows, key }, failure }: PriceFormProps) {
  const say = useWords(words)
  const isSet = intent === 'set'
  const [only] = variants
  const isOne = variants.length === 1
  return (
    <ConsoleForm
      intent={intent}
      formKey={key}
      failure={failure}
      scope={`${intent}-`}
      labels={{ variant: say.variant, price: say.price, months: say.months }}
      hidden={isOne && only ? { variant: only.value } : {}}
      submit={isSet ? { label: say.set } : { label: say.withdraw, variant: 'danger' }}
    >
      {!isOne && <SelectField name="variant" label={say.variant} options={variants} required value={only?.value} />}
      {isSet && <MoneyField name="price" label={say.price} required />}
      <ChoicesField
        name="months"
        label={say.months}
        options={rows.map(({ month, label }) => ({ value: month, label }))}
        values={[]}
      />
    </ConsoleForm>
  )
}
