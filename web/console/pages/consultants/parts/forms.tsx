import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import type { SelectOption } from '../../../../ui/select.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ConsultantRow } from '../load.server.ts'
import { words } from '../words.ts'

type AddFormProps = { formKey: string; failure: Failure | undefined; brands: readonly SelectOption[] }

export function AddForm({ formKey, failure, brands }: AddFormProps) {
  const say = useWords(words)
  const [only] = brands.length === 1 ? brands : []
  const labels = {
    ...{ tenant_id: say.brand, full_name: say.name, affiliate_code: say.code },
    ...{ whatsapp_number: say.whatsapp, staff_email: say.email },
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="add" className="flex max-w-2xl flex-col gap-4">
      <h2 id="add" className="text-lg">
        {say.add}
      </h2>
      <ConsoleForm
        intent="add"
        formKey={formKey}
        failure={failure}
        labels={labels}
        submit={{ label: say.save }}
        warnsUnsaved
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField name="tenant_id" label={say.brand} required value={only?.value} options={brands} />
          <TextField name="full_name" label={say.name} required maxLength={100} />
          <TextField name="affiliate_code" label={say.code} hint={say.codeHint} required maxLength={40} />
          <TextField name="whatsapp_number" label={say.whatsapp} required type="tel" inputMode="tel" />
          <TextField name="staff_email" label={say.email} hint={say.emailHint} type="email" inputMode="email" />
        </div>
      </ConsoleForm>
    </Card>
  )
}

type EndFormProps = { row: ConsultantRow; failure: Failure | undefined }

export function EndForm({ row: { id, key, full_name }, failure }: EndFormProps) {
  const say = useWords(words)
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4">
        {say.end}
      </summary>
      <ConfirmByName
        intent="end"
        formKey={key}
        failure={failure}
        hidden={{ id }}
        scope={`end-${id}-`}
        name={full_name}
        title={say.endTitle(full_name)}
        text={say.endText}
        submit={say.end}
        labels={{ reason: say.reason }}
      >
        <TextAreaField name="reason" label={say.reason} required rows={2} />
      </ConfirmByName>
    </details>
  )
}
