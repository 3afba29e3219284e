import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { licenceWords } from '../../../licence-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextAreaField } from '../../../ui/form/fields.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { LicenceFields } from '../../../ui/licence-fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownLicence } from '../load.server.ts'
import { words } from '../words.ts'

export function ChangeForm({ shown, failure }: { shown: ShownLicence; failure: Failure | undefined }) {
  const say = useWords(words)
  const own = useWords(licenceWords)
  const { key, version, held } = shown.change
  const labels = {
    change: say.change,
    number: own.number,
    valid_from: own.validFrom,
    valid_until: own.validUntil,
    evidence_url: own.evidence,
    reason: say.note,
  }
  const changes = [
    { value: 'renewed', label: say.renewed },
    { value: 'corrected', label: say.corrected },
  ]
  return (
    <Card as="section" aria-labelledby="change" className="flex flex-col gap-3">
      <h2 id="change" className="text-lg">
        {say.changeTitle}
      </h2>
      <p className="text-muted text-sm">{say.changeText}</p>
      <ConsoleForm
        intent="change"
        formKey={key}
        failure={failure}
        labels={labels}
        submit={{ label: say.save }}
        warnsUnsaved
      >
        <VersionField value={version} />
        <SelectField name="change" label={say.change} options={changes} value="renewed" required />
        <LicenceFields held={held} />
        <TextAreaField name="reason" label={say.note} rows={2} />
      </ConsoleForm>
    </Card>
  )
}
