import { Form } from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import type { Souvenirs } from './load.server.ts'

/** Calls off all that was ordered at once, as long as nobody has paid. */
export function CancelAll({ failure, say }: { failure: Failure | undefined; say: Souvenirs['say'] }) {
  const { isBusy } = useSubmission('cancel_all', failure)
  return (
    <details open={failure !== undefined} className="card card-flat card-md">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-danger-text">{say.cancel}</summary>
      <Form method="post" preventScrollReset className="flex flex-col gap-4 pt-2">
        <input type="hidden" name="intent" value="cancel_all" />
        <FormFailure failure={failure} labels={{}} />
        <p className="text-sm">{say.cancelText}</p>
        <Button type="submit" variant="danger" busy={isBusy} busyLabel={say.sending} className="self-start">
          {say.cancelYes}
        </Button>
      </Form>
    </details>
  )
}
