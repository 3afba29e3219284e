import { Form, useNavigation } from 'react-router'
import { failureOf, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { BankFacts } from '../../../components/savings/bank-facts.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Filling } from '../load.server.ts'
import type { Labels } from '../words.ts'
import { StepCard } from './step-card.tsx'
import type { StepProps } from './step-view.ts'

/** Everything once more, what is signed with whom, and the two consents. */
export function ConfirmStep({ form, say, answer }: StepProps) {
  const failure = failureOf(answer, 'confirm')
  const isBusy = useNavigation().formData?.get('intent') === 'confirm'
  const fields = { agrees_bank_terms: form.agreesTerms, agrees_bank_data: say.agrees_bank_data }
  // Agreed is what was on the screen, not what a bank chosen since says.
  const isSame = failure?.values.terms_id === form.termsId
  const box = (name: keyof typeof fields) => ({
    name,
    label: fields[name],
    error: fieldError(failure, name),
    defaultChecked: isSame && Boolean(failure?.values[name]),
    required: true,
  })
  return (
    <>
      <FormFailure failure={failure} labels={fields} />
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="key" value={form.key} />
        <input type="hidden" name="terms_id" value={form.termsId} />
        <StepCard
          title={say.confirm}
          text={say.confirmText}
          back={{ path: form.back, label: say.back }}
          next={
            <Button type="submit" busy={isBusy} busyLabel={say.sending}>
              {say.send}
            </Button>
          }
        >
          {form.review.map((part) => (
            <ReviewPart key={part.title} part={part} say={say} />
          ))}
          <section aria-labelledby="bank-title" className="flex flex-col gap-2">
            <h3 id="bank-title" className="text-lg">
              {say.bankTitle}
            </h3>
            <BankFacts facts={form.bank} />
            <p className="text-sm">{say.know}</p>
          </section>
          <fieldset key={form.termsId} className="flex flex-col gap-1">
            <legend className="mb-1 font-semibold">{say.consents}</legend>
            <Checkbox {...box('agrees_bank_terms')} />
            <Checkbox {...box('agrees_bank_data')} />
          </fieldset>
        </StepCard>
      </Form>
    </>
  )
}

function ReviewPart({ part, say }: { part: Filling['review'][number]; say: Labels }) {
  return (
    <section aria-label={part.title} className="flex flex-col gap-2 border-line border-b pb-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{part.title}</h3>
        <ShellLink
          path={part.path}
          aria-label={`${say.edit}: ${part.title}`}
          className={`${linkClass()} inline-flex min-h-11 items-center`}
        >
          {say.edit}
        </ShellLink>
      </header>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {part.rows.map(({ label, value }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
