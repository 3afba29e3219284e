import { Form } from 'react-router'
import { words as accountWords } from '../../../components/account/words.ts'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { ProofField } from './proof-field.tsx'

const intent = 'delete'
const scope = 'delete-'

type DeleteFormProps = { has_password: boolean; failure: Failure | undefined; onKeep?: () => void }

export function DeleteForm({ has_password, failure, onKeep }: DeleteFormProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure
        failure={failure}
        labels={has_password ? { current_password: common.currentPassword } : {}}
        scope={scope}
      />
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-danger-text">
        <li>{say.removeData}</li>
        <li>{say.removeSessions}</li>
        <li>{say.removeOrders}</li>
      </ul>
      <ProofField scope={scope} failure={failure} has_password={has_password} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {onKeep && (
          <Button variant="secondary" onClick={onKeep}>
            {say.removeKeep}
          </Button>
        )}
        <Button type="submit" variant="danger" busy={isBusy} busyLabel={common.working}>
          {say.removeConfirm}
        </Button>
      </div>
    </Form>
  )
}
