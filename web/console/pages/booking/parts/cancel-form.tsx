import { Form, useNavigation } from 'react-router'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select, type SelectOption } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useWords } from '../../../use-shell.ts'
import { words as consoleWords } from '../../../words.ts'
import { everybody } from '../everybody.ts'
import { words } from '../words.ts'

type CancelFormProps = {
  /** With those who can be taken out alone, where there are several. */
  cancel: { key: string; travellers: readonly SelectOption[] }
  failure: Failure | undefined
}

export function CancelForm({ cancel, failure }: CancelFormProps) {
  const say = useWords(words)
  const { busy } = useWords(consoleWords)
  const isBusy = useNavigation().formData !== undefined
  return (
    <Card as="section" aria-labelledby="cancel" className="flex flex-col gap-3">
      <h2 id="cancel" className="text-lg">
        {say.cancelTitle}
      </h2>
      <p className="text-muted text-sm">{say.cancelText}</p>
      <Form method="post" className="flex flex-col items-stretch gap-3 sm:items-start">
        <input type="hidden" name="key" value={cancel.key} />
        {cancel.travellers.length > 0 ? (
          <Field
            name="traveller_id"
            label={say.whom}
            hint={say.whomHint}
            error={fieldError(failure, 'traveller_id')}
            required
            className="w-full"
          >
            <Select
              options={[{ value: everybody, label: say.everybody }, ...cancel.travellers]}
              placeholder={say.choose}
              defaultValue={failure?.values.traveller_id ?? ''}
            />
          </Field>
        ) : (
          <input type="hidden" name="traveller_id" value={everybody} />
        )}
        <Field
          name="reason"
          label={say.reason}
          hint={say.reasonHint}
          error={fieldError(failure, 'reason')}
          required
          className="w-full"
        >
          <TextArea defaultValue={failure?.values.reason} />
        </Field>
        <Button type="submit" variant="danger" busy={isBusy} busyLabel={busy}>
          {say.cancel}
        </Button>
      </Form>
    </Card>
  )
}
