import type { ReactNode } from 'react'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type FormProps = { formKey: string; failure: Failure | undefined }
type HelpProps = FormProps & { full_name: string; is_email_verified: boolean }

/** What support does for a member: sends again what was lost, and corrects what was written wrongly. */
export function Help({ full_name, is_email_verified, ...form }: HelpProps) {
  const say = useWords(words)
  return (
    <Card as="section" aria-labelledby="help" className="flex flex-col gap-4">
      <h2 id="help" className="text-lg">
        {say.help}
      </h2>
      <div className="flex flex-wrap gap-3">
        {!is_email_verified && <Send {...form} intent="code" label={say.sendCode} />}
        <Send {...form} intent="reset" label={say.sendReset} />
      </div>
      <Correction
        {...form}
        intent="name"
        title={say.correctName}
        submit={say.saveName}
        labels={{ full_name: say.name }}
      >
        <TextField name="full_name" label={say.name} value={full_name} maxLength={100} required />
      </Correction>
      <Correction
        {...form}
        intent="email"
        title={say.correctEmail}
        text={say.proofText}
        submit={say.sendToEmail}
        labels={{ email: say.newEmail }}
      >
        <TextField name="email" label={say.newEmail} type="email" inputMode="email" maxLength={254} required />
      </Correction>
      <Correction
        {...form}
        intent="phone"
        title={say.correctPhone}
        text={say.proofText}
        submit={say.sendToPhone}
        labels={{ phone_number: say.newPhone }}
      >
        <TextField name="phone_number" label={say.newPhone} type="tel" inputMode="tel" maxLength={20} required />
      </Correction>
    </Card>
  )
}

const Send = ({ intent, label, ...form }: FormProps & { intent: string; label: string }) => (
  <ConsoleForm {...form} intent={intent} labels={{}} submit={{ label, variant: 'secondary', size: 'sm' }} />
)

type CorrectionProps = FormProps & {
  intent: string
  title: string
  text?: string
  submit: string
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

/** Folded until it is wanted, with the reason that the audit has. */
function Correction({ intent, title, text, submit, labels, children, ...form }: CorrectionProps) {
  const say = useWords(words)
  return (
    <details open={form.failure?.intent === intent} className="border-line border-t pt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
      <fieldset className="flex min-w-0 max-w-xl flex-col gap-3 pt-2">
        <legend className="sr-only">{title}</legend>
        {text && <p className="text-muted text-sm">{text}</p>}
        <ConsoleForm
          {...form}
          intent={intent}
          scope={`${intent}-`}
          labels={{ ...labels, reason: say.reason }}
          submit={{ label: submit }}
          warnsUnsaved
        >
          {children}
          <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} rows={2} required />
        </ConsoleForm>
      </fieldset>
    </details>
  )
}
