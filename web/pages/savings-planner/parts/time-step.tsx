import { buttonClass } from '../../../ui/button-class.ts'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import type { loadTimes } from '../load.server.ts'
import type { PlanQuery } from '../query.ts'
import { PlanForm } from './plan-form.tsx'
import type { Say } from './say.ts'
import { StepFoot } from './step-foot.tsx'

type TimeStepProps = { times: ReturnType<typeof loadTimes>; say: Say; query: PlanQuery }

/** How long one saves, with what a month takes and when one can leave; and on which day. */
export function TimeStep({ times, say, query }: TimeStepProps) {
  return (
    <PlanForm query={query} fields={['months', 'day']} step={3} className="flex max-w-[46rem] flex-col gap-6">
      <h2 className="text-xl md:text-2xl">{say.whenTitle}</h2>
      <RadioGroup
        name="months"
        label={say.months}
        look="cards"
        defaultValue={String(query.months)}
        options={times.months.map(({ value, label, amount, reached, reaches }) => ({
          value,
          label,
          aside: <span className="font-bold text-brand-text">{amount}</span>,
          hint: (
            <>
              {reached}
              {reaches && <span className="block">{reaches}</span>}
            </>
          ),
        }))}
      />
      <Field name="day" label={say.day} hint={say.dayHint} className="sm:max-w-80">
        <Select options={times.days} defaultValue={String(query.day)} />
      </Field>
      <StepFoot say={say} query={query}>
        <button type="submit" className={buttonClass()}>
          {say.next}
        </button>
      </StepFoot>
    </PlanForm>
  )
}
