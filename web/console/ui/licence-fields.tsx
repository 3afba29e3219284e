import { licenceWords } from '../licence-words.ts'
import { useWords } from '../use-shell.ts'
import { DayField, TextField } from './form/fields.tsx'

type LicenceFieldsProps = {
  held?: { number: string; valid_from: string | null; valid_until: string | null; evidence_url: string | null }
}

/** What is typed of a licence, new or known. */
export function LicenceFields({ held }: LicenceFieldsProps) {
  const say = useWords(licenceWords)
  return (
    <>
      <TextField name="number" label={say.number} hint={say.numberHint} value={held?.number} maxLength={60} required />
      <DayField name="valid_from" label={say.validFrom} value={held?.valid_from ?? ''} />
      <DayField name="valid_until" label={say.validUntil} hint={say.untilHint} value={held?.valid_until ?? ''} />
      <TextField
        name="evidence_url"
        label={say.evidence}
        hint={say.evidenceHint}
        value={held?.evidence_url ?? ''}
        type="url"
        maxLength={500}
        required
      />
    </>
  )
}
