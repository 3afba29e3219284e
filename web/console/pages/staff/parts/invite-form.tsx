import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import type { SelectOption } from '../../../../ui/select.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useLanguage } from '../../../use-shell.ts'
import { words } from '../words.ts'

type InviteFormProps = { formKey: string; failure: Failure | undefined; roles: readonly SelectOption[] }

export function InviteForm({ formKey, failure, roles }: InviteFormProps) {
  const language = useLanguage()
  const say = words(language)
  const labels = { full_name: say.full_name, email: say.email, role: say.role, language: say.language, code: say.code }
  return (
    <Card as="section" aria-labelledby="invite" className="flex max-w-2xl flex-col gap-3">
      <h2 id="invite" className="text-lg">
        {say.invite}
      </h2>
      <p className="text-muted text-sm">{say.inviteText}</p>
      <ConsoleForm
        intent="invite"
        formKey={formKey}
        failure={failure}
        labels={labels}
        submit={{ label: say.send }}
        warnsUnsaved
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="full_name" label={labels.full_name} required maxLength={100} />
          <TextField name="email" label={labels.email} required type="email" inputMode="email" />
          <SelectField name="role" label={labels.role} required options={roles} />
          <SelectField
            name="language"
            label={labels.language}
            required
            value={language}
            options={[
              { value: 'id', label: say.indonesian },
              { value: 'en', label: say.english },
            ]}
          />
          <CodeField label={labels.code} />
        </div>
      </ConsoleForm>
    </Card>
  )
}
