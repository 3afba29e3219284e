import type { Failure } from '../../../../components/form/failure.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownComment } from '../load.server.ts'
import { words } from '../words.ts'

/** What becomes of a comment, with the reason. Closed until somebody has read it. */
export function DecideForm({ comment: { id, key }, failure }: { comment: ShownComment; failure: Failure | undefined }) {
  const say = useWords(words)
  return (
    <details open={failure?.values.id === id}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4">
        {say.decide}
      </summary>
      <ConsoleForm
        intent="decide"
        formKey={key}
        failure={failure}
        labels={{ decision: say.what, reason: say.reason }}
        hidden={{ id }}
        scope={`${id}-`}
        submit={{ label: say.save, size: 'sm' }}
        className="pt-2 text-start"
      >
        <SelectField
          name="decision"
          label={say.what}
          required
          value="keep"
          options={[
            { value: 'keep', label: say.keep },
            { value: 'remove', label: say.remove },
          ]}
        />
        <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={300} />
      </ConsoleForm>
    </details>
  )
}
