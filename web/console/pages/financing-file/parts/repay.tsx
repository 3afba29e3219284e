import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { fileWords } from '../../../components/banks/file-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { DayField, SelectField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownFile } from '../load.server.ts'
import { words } from '../words.ts'

type Part = { steps: ShownFile['steps']; failure: Failure | undefined }

function useSay() {
  const language = useLanguage()
  return { ...fileWords(language), ...words(language) }
}

/** What the bank pays, and what is paid back to it. */
export const Repay = (part: Part) => (
  <>
    <Disburse {...part} />
    <Instalment {...part} />
    <Correct {...part} />
    <Settle {...part} />
  </>
)

function Disburse({ steps: { disburse }, failure }: Part) {
  const say = useSay()
  if (!disburse) return null
  return (
    <Card as="section" aria-labelledby="disburse" className="flex flex-col gap-3">
      <h2 id="disburse" className="text-lg">
        {say.disburseTitle}
      </h2>
      <p className="text-muted text-sm">{disburse.text}</p>
      <ConsoleForm
        intent="disburse"
        formKey={disburse.key}
        failure={failure}
        labels={{ disbursed_on: say.disbursedOn, reference: say.reference }}
        submit={{ label: say.disburseSubmit }}
      >
        <DayField name="disbursed_on" label={say.disbursedOn} required />
        <TextField name="reference" label={say.reference} required maxLength={100} />
      </ConsoleForm>
    </Card>
  )
}

function Instalment({ steps: { report }, failure }: Part) {
  const say = useSay()
  if (!report) return null
  return (
    <Card as="section" aria-labelledby="instalment" className="flex flex-col gap-3">
      <h2 id="instalment" className="text-lg">
        {say.instalmentTitle}
      </h2>
      <ConsoleForm
        intent="instalment"
        formKey={report.key}
        failure={failure}
        scope="instalment-"
        labels={{ number: say.instalmentNumber, paid_on: say.paidOn, amount: say.amount, reference: say.reference }}
        submit={{ label: say.instalmentSubmit }}
      >
        <SelectField
          name="number"
          label={say.instalmentNumber}
          options={report.options}
          value={report.options[0]?.value}
          required
        />
        <DayField name="paid_on" label={say.paidOn} required />
        <MoneyField name="amount" label={say.amount} value={report.amount} required />
        <TextField name="reference" label={say.reference} required maxLength={100} />
      </ConsoleForm>
    </Card>
  )
}

function Correct({ steps: { correct }, failure }: Part) {
  const say = useSay()
  if (!correct) return null
  return (
    <Card as="section" look="flat" aria-labelledby="correct" className="flex flex-col gap-3">
      <h2 id="correct" className="text-lg">
        {say.correctTitle}
      </h2>
      <p className="text-muted text-sm">{say.correctText}</p>
      <ConsoleForm
        intent="correct"
        formKey={correct.key}
        failure={failure}
        scope="correct-"
        labels={{ number: say.instalmentNumber, reason: say.reason }}
        submit={{ label: say.correctSubmit, variant: 'secondary' }}
      >
        <SelectField
          name="number"
          label={say.instalmentNumber}
          options={correct.options}
          value={correct.options[0]?.value}
          required
        />
        <TextAreaField name="reason" label={say.reason} hint={say.settleReason} required rows={2} />
      </ConsoleForm>
    </Card>
  )
}

function Settle({ steps: { settle }, failure }: Part) {
  const say = useSay()
  if (!settle) return null
  return (
    <Card as="section" look="flat" aria-labelledby="settle" className="flex flex-col gap-3">
      <h2 id="settle" className="text-lg">
        {say.settleTitle}
      </h2>
      <p className="text-muted text-sm">{say.settleText}</p>
      <ConsoleForm
        intent="settle"
        formKey={settle.key}
        failure={failure}
        scope="settle-"
        labels={{ reason: say.reason }}
        submit={{ label: say.settleSubmit, variant: 'danger' }}
      >
        <TextAreaField name="reason" label={say.reason} hint={say.settleReason} required rows={2} />
      </ConsoleForm>
    </Card>
  )
}
