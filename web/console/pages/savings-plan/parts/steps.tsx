import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { fileWords } from '../../../components/banks/file-words.ts'
import { savingsWords } from '../../../components/banks/savings-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPlan } from '../load.server.ts'
import { words } from '../words.ts'

type Part = { plan: ShownPlan; failure: Failure | undefined }

function useSay() {
  const language = useLanguage()
  return { ...fileWords(language), ...savingsWords(language), ...words(language) }
}

/** What can be done with the plan from where it stands. */
export const Steps = (part: Part) => (
  <>
    <Accept {...part} />
    <Reject {...part} />
    <Close {...part} />
    <Correct {...part} />
  </>
)

function Accept({ plan: { steps }, failure }: Part) {
  const say = useSay()
  if (!steps.decide) return null
  return (
    <Card as="section" aria-labelledby="accept" className="flex flex-col gap-3">
      <h2 id="accept" className="text-lg">
        {say.acceptTitle}
      </h2>
      <p className="text-muted text-sm">{say.acceptText}</p>
      <ConsoleForm
        intent="accept"
        formKey={steps.decide.key}
        failure={failure}
        labels={{ account_number: say.account, virtual_account: say.virtual }}
        submit={{ label: say.accept }}
      >
        <TextField
          name="account_number"
          label={say.account}
          hint={say.accountHint}
          required
          inputMode="numeric"
          maxLength={40}
        />
        <TextField
          name="virtual_account"
          label={say.virtual}
          hint={say.virtualHint}
          required
          inputMode="numeric"
          maxLength={40}
        />
      </ConsoleForm>
    </Card>
  )
}

function Reject({ plan: { steps }, failure }: Part) {
  const say = useSay()
  if (!steps.decide) return null
  return (
    <Card as="section" look="flat" aria-labelledby="reject" className="flex flex-col gap-3">
      <h2 id="reject" className="text-lg">
        {say.rejectTitle}
      </h2>
      <ConsoleForm
        intent="reject"
        formKey={steps.decide.key}
        failure={failure}
        scope="reject-"
        labels={{ reason: say.reason }}
        submit={{ label: say.rejectSubmit, variant: 'danger' }}
      >
        <TextAreaField name="reason" label={say.reason} hint={say.reasonRead} required rows={3} />
      </ConsoleForm>
    </Card>
  )
}

function Close({ plan: { steps }, failure }: Part) {
  const say = useSay()
  if (!steps.close) return null
  return (
    <Card as="section" aria-labelledby="close" className="flex flex-col gap-3">
      <h2 id="close" className="text-lg">
        {say.closeTitle}
      </h2>
      <p className="text-muted text-sm">{say.closeText(steps.close.balance)}</p>
      <ConsoleForm
        intent="close"
        formKey={steps.close.key}
        failure={failure}
        scope="close-"
        hidden={{ amount: steps.close.amount }}
        labels={{ reference: say.reference }}
        submit={{ label: say.close, variant: 'danger' }}
      >
        <TextField name="reference" label={say.reference} required maxLength={100} />
      </ConsoleForm>
    </Card>
  )
}

function Correct({ plan: { steps }, failure }: Part) {
  const say = useSay()
  if (!steps.correct) return null
  return (
    <Card as="section" look="flat" aria-labelledby="correct" className="flex flex-col gap-3">
      <h2 id="correct" className="text-lg">
        {say.correctTitle}
      </h2>
      <p className="text-muted text-sm">{say.correctText}</p>
      <ConsoleForm
        intent="correct"
        formKey={steps.correct.key}
        failure={failure}
        scope="correct-"
        labels={{ amount: say.amount, reference: say.reference, reason: say.reason }}
        submit={{ label: say.correct, variant: 'secondary' }}
      >
        <MoneyField name="amount" label={say.amount} required />
        <TextField name="reference" label={say.reference} required maxLength={100} />
        <TextAreaField name="reason" label={say.reason} hint={say.correctReason} required rows={2} />
      </ConsoleForm>
    </Card>
  )
}
