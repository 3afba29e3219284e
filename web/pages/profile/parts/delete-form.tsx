import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { codes } from '#core/refusal-codes.ts'
import { ProofField } from '../../../components/account/proof-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { useWords } from '../../../use-shell.ts'
import type { RunningOrder } from '../running-orders.server.ts'
import { words } from '../words.ts'

const intent = 'delete'
const scope = 'delete-'
const formId = 'delete-form'

type DeleteFormProps = {
  has_password: boolean
  running: readonly RunningOrder[]
  failure: Failure | undefined
  /** Its buttons, where no dialog has them in its foot. */
  children?: ReactNode
}

/** What deleting means, and the password: nobody deletes an account by one tap, or somebody else's at an open screen. */
export function DeleteForm({ has_password, running, failure, children }: DeleteFormProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  // Who has no password cannot enter it: signing in again is the proof.
  const isStale = !has_password && failure?.code === codes.password_needed
  const shown = isStale ? { ...failure, message: common.proofElsewhere } : failure
  return (
    <Form id={formId} method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure
        failure={shown}
        labels={has_password ? { current_password: common.currentPassword } : {}}
        scope={scope}
      />
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-danger-text">
        <li>{say.removeData}</li>
        <li>{say.removeSessions}</li>
      </ul>
      {running.length > 0 && <Running orders={running} />}
      {has_password ? (
        <ProofField scope={scope} failure={failure} has_password isAlwaysShown />
      ) : (
        <p>{say.removeProvider}</p>
      )}
      {children}
    </Form>
  )
}

type DeleteAnswersProps = { failure: Failure | undefined; onKeep?: () => void }

export function DeleteAnswers({ failure, onKeep }: DeleteAnswersProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <div className="flex w-full flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      {onKeep && (
        <Button variant="secondary" onClick={onKeep}>
          {say.removeKeep}
        </Button>
      )}
      <Button type="submit" form={formId} variant="danger" busy={isBusy} busyLabel={common.working}>
        {say.removeConfirm}
      </Button>
    </div>
  )
}

function Running({ orders }: { orders: readonly RunningOrder[] }) {
  const say = useWords(words)
  return (
    <Alert tone="warning" title={say.removeRunning(orders.length)}>
      <ul className="my-2 flex list-disc flex-col gap-1 ps-5">
        {orders.map(({ id, code, name, departs, path }) => (
          <li key={id}>
            <ShellLink path={path} className={linkClass()}>
              {code}
            </ShellLink>
            {departs ? ` ${name}, ${say.removeDeparts(departs)}` : ` ${name}`}
          </li>
        ))}
      </ul>
      <p>{say.removeOrders}</p>
    </Alert>
  )
}
