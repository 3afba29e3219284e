import { buttonClass } from '../../../ui/button-class.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { loadTimes } from '../load.server.ts'
import type { PlanQuery } from '../query.ts'
import { ChoiceCard } from './choice-card.tsx'
import { PlanForm } from './plan-form.tsx'
import type { Say } from './say.ts'
import { StepFoot } from './step-foot.tsx'

type TimeStepProps = { times: ReturnType<typeof loadTimes>; say: Say; query: PlanQuery }

/** How long one saves, with what a month takes and when one can leave; and on which day. */
export function TimeStep({ times, say, query }: TimeStepProps) {
  return (
    <PlanForm query={query} fields={['months', 'day']} step={3} className="flex flex-col gap-5">
      <fieldset className="flex min-w-0 flex-col">
        <legend className="mb-4 font-bold text-xl md:text-2xl">{say.whenTitle}</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {times.months.map(({ value, label, amount, reached, reaches }) => (
            <ChoiceCard
              key={value}
              name="months"
              value={value}
              isChosen={value === String(query.months)}
              label={<span className="font-semibold text-lg leading-snug">{label}</span>}
            >
              <p className="money font-bold text-brand-text text-lg">{amount}</p>
              <p className="text-muted text-sm">{reached}</p>
              {reaches && <p className="text-sm">{reaches}</p>}
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      <Field name="day" label={say.day} hint={say.dayHint} className="sm:max-w-96">
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
