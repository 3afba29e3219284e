import { useState } from 'react'
import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { typedAmount } from '../../../components/form/typed-amount.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { PlanQuery } from '../query.ts'
import { PlanForm } from './plan-form.tsx'
import type { Say } from './say.ts'

type Down = { value: number; least: number; most: number; error: string | undefined }
export type AdjustFields = {
  target: string | undefined
  months: { value: string; label: string }[]
  days: SelectOption[]
  banks: SelectOption[]
  bank: string | undefined
  down: Down | undefined
}
type AdjustFormProps = { fields: AdjustFields; say: Say; query: PlanQuery }

/** Everything of the plan in one place: what is changed here changes the three ways at once. */
export function AdjustForm({ fields, say, query }: AdjustFormProps) {
  const { target, months, days, banks, bank, down } = fields
  const names = ['months', 'day', ...(bank ? ['bank'] : []), ...(down ? ['down'] : []), ...(target ? ['target'] : [])]
  return (
    <PlanForm
      query={query}
      fields={names}
      step={query.step}
      className="card card-flat card-md planner-adjust print:hidden"
    >
      <h3 className="sr-only">{say.adjust}</h3>
      {target && (
        <Field name="target" label={say.target}>
          <TextInput inputMode="numeric" defaultValue={target} maxLength={20} />
        </Field>
      )}
      <div className="field">
        <p aria-hidden="true" className="field-label">
          {say.monthsShort}
        </p>
        <Segmented name="months" label={say.monthsShort} segments={months} defaultValue={String(query.months)} wide />
      </div>
      {bank && (
        <Field name="bank" label={say.bankTitle}>
          <Select key={bank} options={banks} defaultValue={bank} />
        </Field>
      )}
      <Field name="day" label={say.day}>
        <Select options={days} defaultValue={String(query.day)} />
      </Field>
      {down && <DownPayment key={`${down.least} ${down.most}`} down={down} say={say} />}
      <button type="submit" className={`${buttonClass({ variant: 'secondary' })} not-noscript:hidden`}>
        {say.recount}
      </button>
    </PlanForm>
  )
}

const stepRupiah = 100_000

/** Typed to the rupiah, or slid to about there: the field is what is sent. */
function DownPayment({ down: { value, least, most, error }, say }: { down: Down; say: Say }) {
  const language = useLanguage()
  const [typed, setTyped] = useState(formatNumber(value, language))
  const amount = typedAmount(typed) ?? value
  return (
    <div className="flex flex-col gap-1">
      <Field name="down" label={say.down} error={error}>
        <TextInput
          inputMode="numeric"
          value={typed}
          maxLength={20}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <input
        type="range"
        aria-label={say.down}
        min={least}
        max={most}
        step={stepRupiah}
        value={amount}
        aria-valuetext={formatRupiah(rupiah(amount), language)}
        onChange={(event) => setTyped(formatNumber(Number(event.currentTarget.value), language))}
        className="planner-slider noscript:hidden"
      />
    </div>
  )
}
