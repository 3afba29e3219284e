import { Form, useNavigation } from 'react-router'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ButtonVariant } from '../../../../ui/button-class.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import { words as consoleWords } from '../../../words.ts'
import type { ShownRefund } from '../load.server.ts'

type StepFormProps = {
  refund: ShownRefund
  failure: Failure | undefined
  step: { intent: 'send' | 'approve' | 'reject' | 'confirm'; label: string; variant?: ButtonVariant }
  /** What has to be typed, where anything has. */
  field?: { name: string; label: string; hint: string }
}

/** A form that does one thing with one refund. Works without scripts; sent twice, it counts once. */
export function StepForm({ refund, failure, step, field }: StepFormProps) {
  const { intent, label, variant } = step
  const say = useWords(consoleWords)
  const sent = useNavigation().formData
  const own = failure?.intent === intent && failure.values.id === refund.id ? failure : undefined
  return (
    <Form method="post" preventScrollReset className="flex flex-col items-stretch gap-3 sm:items-start">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={refund.id} />
      <input type="hidden" name="key" value={refund.key} />
      {refund.approval && <input type="hidden" name="approval_id" value={refund.approval.id} />}
      {field && (
        <Field
          name={field.name}
          id={`${intent}-${refund.id}`}
          label={field.label}
          hint={field.hint}
          error={fieldError(own, field.name)}
          required
          className="w-full max-w-narrow"
        >
          <TextInput defaultValue={own?.values[field.name]} autoComplete="off" />
        </Field>
      )}
      <Button
        type="submit"
        variant={variant}
        busy={sent?.get('key') === refund.key && sent.get('intent') === intent}
        busyLabel={say.busy}
      >
        {label}
      </Button>
    </Form>
  )
}
