import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { FormView } from '../../parts/form-view.ts'
import { Section } from '../../parts/section.tsx'
import type { Labels } from '../words.ts'

type WorkSectionProps = {
  form: FormView
  yearsHint: string
  incomeHint: string
  hasReferral: boolean
  say: Labels
}

/** What a bank weighs: for how long one earns, and how much. */
export function WorkSection({ form: { value, error }, yearsHint, incomeHint, hasReferral, say }: WorkSectionProps) {
  const field = (name: 'years_employed' | 'monthly_income' | 'referral_code') => ({
    name,
    label: say[name],
    error: error(name),
  })
  return (
    <Section id="work" title={say.work}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('years_employed')} hint={yearsHint} required>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={2} defaultValue={value('years_employed')} />
        </Field>
        <Field {...field('monthly_income')} hint={incomeHint} required>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={18} defaultValue={value('monthly_income')} />
        </Field>
        {hasReferral && (
          <Field {...field('referral_code')} optionalMark={say.optional}>
            <TextInput autoComplete="off" maxLength={40} defaultValue={value('referral_code')} />
          </Field>
        )}
      </div>
    </Section>
  )
}
