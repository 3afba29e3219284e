import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

/** The fields of both forms by name, for the list of what is wrong. */
export function useLabels(): Record<string, string> {
  const say = useWords(words)
  return {
    ...{ valid_from: say.validFrom, margin_bp: say.marginField, ujrah: say.ujrahField, nisbah: say.nisbahField },
    ...{ financed_least: say.least, financed_most: say.most, days_before: say.daysBefore },
    ...{ minimum_deposit: say.deposit, months: say.months, documents: say.documents, tax_card_from: say.taxFrom },
    ...{ admin_fee: say.adminFee, bank_fee: say.bankFee, insurance_fee: say.insuranceFee },
    ...{ source: say.sourceField, reason: say.reason },
  }
}

/** By what, and why: for the history and the audit. */
export function NoteFields() {
  const say = useWords(words)
  return (
    <>
      <TextField name="source" label={say.sourceField} hint={say.sourceHint} required maxLength={300} />
      <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={500} />
    </>
  )
}
