import { useState } from 'react'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Field } from '../../../ui/field.tsx'
import { useField } from '../../../ui/field-context.ts'
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
      {down && <DownSlider key={`${down.least} ${down.most}`} down={down} say={say} />}
      <button type="submit" className={`${buttonClass({ variant: 'secondary' })} not-noscript:hidden`}>
        {say.recount}
      </button>
    </PlanForm>
  )
}

const stepRupiah = 100_000

function DownSlider({ down: { value, least, most, error }, say }: { down: Down; say: Say }) {
  const language = useLanguage()
  const [chosen, setChosen] = useState(value)
  const amount = formatRupiah(rupiah(chosen), language)
  return (
    <Field
      name="down"
      label={
        <span className="flex flex-wrap justify-between gap-x-3">
          {say.down} <span className="money text-brand-text">{amount}</span>
        </span>
      }
      error={error}
    >
      <Slider value={value} least={least} most={most} text={amount} onSlide={setChosen} />
    </Field>
  )
}

type SliderProps = { value: number; least: number; most: number; text: string; onSlide: (value: number) => void }

function Slider({ value, least, most, text, onSlide }: SliderProps) {
  const field = useField()
  return (
    <input
      {...field}
      type="range"
      min={least}
      max={most}
      step={stepRupiah}
      defaultValue={value}
      aria-valuetext={text}
      onChange={(event) => onSlide(Number(event.currentTarget.value))}
      className="planner-slider"
    />
  )
}
