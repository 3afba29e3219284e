import { financingDocuments, offeredMonths } from '#modules/partner/rules/akad.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { documentWords } from '../../../components/banks/words.ts'
import { ChoicesField } from '../../../ui/form/choices-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { DayField, TextField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage, useWords } from '../../../use-shell.ts'
import type { ShownBank } from '../load.server.ts'
import { words } from '../words.ts'
import { NoteFields, useLabels } from './note-fields.tsx'

type Part = { bank: ShownBank }
type FormPart = Part & { failure: Failure | undefined }

export function TermsForm({ bank, failure }: FormPart) {
  const say = useWords(words)
  return (
    <Card as="section" padding="lg" aria-labelledby="add" className="flex flex-col gap-3">
      <h2 id="add" className="text-lg">
        {say.add}
      </h2>
      <p className="text-muted text-sm">{say.addText}</p>
      <ConsoleForm
        intent="add"
        formKey={bank.key}
        failure={failure}
        hidden={{ akad: bank.akad }}
        labels={useLabels()}
        submit={{ label: say.submit }}
        warnsUnsaved
      >
        <VersionField value={bank.version} />
        <div className="grid gap-4 md:grid-cols-2">
          <DayField name="valid_from" label={say.validFrom} hint={say.tomorrow} required />
          <ChargeField bank={bank} />
        </div>
        {bank.finances ? <FinancingFields bank={bank} /> : <SavingsFields bank={bank} />}
        <NoteFields />
      </ConsoleForm>
    </Card>
  )
}

/** What the contract charges or shares; wadiah does neither. */
function ChargeField({ bank }: Part) {
  const say = useWords(words)
  const { margin, ujrah, nisbah } = bank.values
  switch (bank.akad) {
    case 'murabahah':
      return (
        <TextField
          name="margin_bp"
          label={say.marginField}
          hint={say.marginHint}
          required
          inputMode="decimal"
          maxLength={8}
          value={margin}
        />
      )
    case 'ijarah multijasa':
      return <MoneyField name="ujrah" label={say.ujrahField} hint={say.ujrahHint} required value={ujrah} />
    case 'mudharabah':
      return (
        <TextField name="nisbah" label={say.nisbahField} hint={say.nisbahHint} required maxLength={5} value={nisbah} />
      )
    default:
      return null
  }
}

function FinancingFields({ bank }: Part) {
  const say = useWords(words)
  const { values, bounds } = bank
  const label = documentWords(useLanguage())
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <MoneyField
          name="financed_least"
          label={say.least}
          hint={say.leastHint(bounds.least)}
          required
          value={values.financed_least}
        />
        <MoneyField
          name="financed_most"
          label={say.most}
          hint={say.mostHint(bounds.most)}
          required
          value={values.financed_most}
        />
        <TextField
          name="days_before"
          label={say.daysBefore}
          hint={say.daysHint(bounds.days)}
          required
          inputMode="numeric"
          maxLength={3}
          value={values.days_before}
        />
      </div>
      <MonthsField bank={bank} />
      <div className="grid gap-4 md:grid-cols-3">
        <MoneyField name="admin_fee" label={say.adminFee} required value={values.admin_fee} />
        <MoneyField name="bank_fee" label={say.bankFee} required value={values.bank_fee} />
        <MoneyField name="insurance_fee" label={say.insuranceFee} required value={values.insurance_fee} />
      </div>
      <ChoicesField
        name="documents"
        label={say.documents}
        options={financingDocuments.map((value) => ({ value, label: label[value] }))}
        values={values.documents}
      />
      <MoneyField name="tax_card_from" label={say.taxFrom} hint={say.taxHint} value={values.tax_card_from} />
    </>
  )
}

function SavingsFields({ bank }: Part) {
  const say = useWords(words)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <MoneyField name="minimum_deposit" label={say.deposit} required value={bank.values.minimum_deposit} />
        <MoneyField name="admin_fee" label={say.adminFee} required value={bank.values.admin_fee} />
      </div>
      <MonthsField bank={bank} />
    </>
  )
}

function MonthsField({ bank }: Part) {
  const say = useWords(words)
  return (
    <ChoicesField
      name="months"
      label={say.months}
      options={offeredMonths.map((months) => ({ value: String(months), label: say.month(months) }))}
      values={bank.values.months}
    />
  )
}
