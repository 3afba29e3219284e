import { certaintyNames } from '#modules/catalogue/rules/facts.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { EvidenceLink } from '../../../components/packages/evidence-link.tsx'
import { certaintyWords } from '../../../components/packages/words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { UploadField } from '../../../ui/form/upload-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownDate } from '../load.server.ts'
import { words } from '../words.ts'

type EvidenceProps = { shown: ShownDate; failure: Failure | undefined }

/** Files that prove the certainties, for the reviewer: beside the form of the date, since each goes by itself. */
export function Evidence({ shown, failure }: EvidenceProps) {
  const language = useLanguage()
  const [say, names] = [words(language), certaintyWords(language)]
  const { evidence, can_save, key } = shown
  return (
    <Card as="section" id="evidence" aria-labelledby="evidence-title" className="flex scroll-mt-24 flex-col gap-5">
      <div>
        <h2 id="evidence-title" className="text-lg">
          {say.evidenceFiles}
        </h2>
        <p className="text-muted text-sm">{say.evidenceText}</p>
      </div>
      {evidence.length === 0 && <p className="text-muted">{say.noEvidence}</p>}
      <ul className="flex flex-col gap-3">
        {evidence.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{file.title}</p>
              <EvidenceLink file={file} />
            </div>
            {can_save && !file.is_approved && (
              <ConsoleForm
                intent="remove_evidence"
                formKey={key}
                failure={failure}
                labels={{}}
                hidden={{ evidence_id: file.id }}
                submit={{ label: say.removeEvidence, variant: 'secondary', size: 'sm' }}
              />
            )}
          </li>
        ))}
      </ul>
      {can_save && (
        <ConsoleForm
          intent="evidence"
          formKey={key}
          failure={failure}
          labels={{ certainty: say.evidenceFor, file: say.evidenceFile }}
          submit={{ label: say.addEvidence, variant: 'secondary' }}
          hasFiles
        >
          <SelectField
            name="certainty"
            label={say.evidenceFor}
            options={certaintyNames.map((name) => ({ value: name, label: names[name] }))}
            required
          />
          <UploadField
            name="file"
            label={say.evidenceFile}
            hint={say.evidenceHint}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            maxBytes={10 * 1024 * 1024}
            required
          />
        </ConsoleForm>
      )}
    </Card>
  )
}
