import type { Failure } from '../../../../components/form/failure.ts'
import type { SelectOption } from '../../../../ui/select.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { DayField, SelectField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownCheck } from '../load.server.ts'
import { words } from '../words.ts'

type CheckFormProps = {
  check: ShownCheck
  formKey: string
  kinds: readonly SelectOption[]
  failure: Failure | undefined
}

export function CheckForm({ check, formKey, kinds, failure }: CheckFormProps) {
  const say = useWords(words)
  const { kind, seen, typed } = check
  const labels = {
    outcome: say.outcome,
    licence_kind: say.licenceKind,
    licence_number: say.licenceNumber,
    valid_from: say.validFrom,
    valid_until: say.validUntil,
    evidence_url: say.evidence,
    bank_name: say.bankName,
    account_holder: say.holder,
    account_ending: say.ending,
    note: say.note,
  }
  const outcomes = [
    { value: 'passed', label: say.passed },
    { value: 'failed', label: say.failed },
  ]
  return (
    <ConsoleForm
      intent="check"
      formKey={formKey}
      failure={failure}
      labels={labels}
      hidden={{ kind }}
      scope={`${kind}-`}
      submit={{ label: say.saveCheck, variant: 'secondary' }}
    >
      {/* Not in `hidden`: after a refusal it is another, and the form is still this one. */}
      {seen && <input type="hidden" name="document_ids" value={seen} />}
      <SelectField name="outcome" label={say.outcome} options={outcomes} value="passed" required />
      {kind === 'licence' && <LicenceFields number={typed.licence_number} kinds={kinds} />}
      {kind === 'bank_account' && <AccountFields holder={typed.account_holder} />}
      <TextAreaField name="note" label={say.note} mark={say.ifFailed} rows={2} />
    </ConsoleForm>
  )
}

function LicenceFields({ number, kinds }: { number: string; kinds: readonly SelectOption[] }) {
  const say = useWords(words)
  return (
    <>
      <SelectField
        name="licence_kind"
        label={say.licenceKind}
        mark={say.ifPassed}
        options={kinds}
        value={kinds[0]?.value}
      />
      <TextField
        name="licence_number"
        label={say.licenceNumber}
        mark={say.ifPassed}
        hint={say.numberHint}
        value={number}
        maxLength={60}
      />
      <DayField name="valid_from" label={say.validFrom} />
      <DayField name="valid_until" label={say.validUntil} hint={say.untilHint} />
      <TextField name="evidence_url" label={say.evidence} mark={say.ifPassed} type="url" maxLength={500} />
    </>
  )
}

function AccountFields({ holder }: { holder: string }) {
  const say = useWords(words)
  return (
    <>
      <TextField name="bank_name" label={say.bankName} mark={say.ifPassed} maxLength={100} />
      <TextField name="account_holder" label={say.holder} mark={say.ifPassed} value={holder} maxLength={150} />
      <TextField name="account_ending" label={say.ending} mark={say.ifPassed} inputMode="numeric" maxLength={4} />
    </>
  )
}
