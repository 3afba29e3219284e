import { Link } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { linkClass } from '../../../../ui/link-class.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRefund } from '../load.server.ts'
import { words } from '../words.ts'
import { Resolve, Return } from './gateway.tsx'

type StepsProps = { refund: ShownRefund; failure: Failure | undefined }

/** What may be done with a refund now: it is approved by a second person where it is much, sent, or known to have arrived. */
export function Steps({ refund, failure }: StepsProps) {
  const say = useWords(words)
  if (refund.status === 'confirmed') return null
  const canSend = refund.status === 'approved' || (refund.status === 'due' && !refund.needs_approval)
  const isUnsent = canSend || refund.needs_approval || refund.approval !== null
  return (
    <section aria-label={say.steps} className="grid gap-6 border-line border-t pt-4 md:grid-cols-2">
      {refund.batch && (
        <p className="text-sm">
          {say.inBatch}{' '}
          <Link to={refund.batch} className={linkClass()}>
            {say.openBatch}
          </Link>
        </p>
      )}
      {refund.needs_approval && <Request refund={refund} failure={failure} />}
      {canSend && refund.can_return && <Return refund={refund} failure={failure} />}
      {isUnsent && refund.needs_account && !refund.can_return && <Remind refund={refund} failure={failure} />}
      {canSend && !refund.needs_account && <Send refund={refund} failure={failure} />}
      {refund.status === 'sending' && !refund.needs_look && (
        <p className="text-sm">{say.sendingText(refund.gateway)}</p>
      )}
      {refund.needs_look && <Resolve refund={refund} failure={failure} />}
      {refund.approval && <Decide refund={refund} failure={failure} approval={refund.approval} />}
      {refund.status === 'sent' && <Confirm refund={refund} failure={failure} />}
    </section>
  )
}

/** What is much is approved before anybody transfers it. */
function Request({ refund, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{say.needsApproval}</p>
      <ConsoleForm
        intent="request"
        formKey={refund.key}
        failure={failure}
        labels={{}}
        submit={{ label: say.request }}
      />
    </div>
  )
}

/** Without an account there is no transfer. */
function Remind({ refund, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{say.noAccount}</p>
      <ConsoleForm
        intent="remind"
        formKey={refund.key}
        failure={failure}
        labels={{}}
        submit={{ label: say.remind, variant: 'secondary' }}
      />
    </div>
  )
}

function Send({ refund, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-3">
      {refund.can_return && <h2 className="font-semibold">{say.byTransfer}</h2>}
      <ConsoleForm
        intent="send"
        formKey={refund.key}
        failure={failure}
        labels={{ reference: say.reference }}
        submit={{ label: say.send, ...(refund.can_return && { variant: 'secondary' as const }) }}
      >
        <TextField name="reference" label={say.reference} hint={say.referenceHint} required maxLength={100} />
      </ConsoleForm>
    </div>
  )
}

/** Whoever asked for a second person may only take it back; anyone else approves or rejects. */
function Decide({ refund, failure, approval }: StepsProps & { approval: NonNullable<ShownRefund['approval']> }) {
  const say = useWords(words)
  const hidden = { approval_id: approval.id }
  const why = approval.is_own ? say.withdrawReason : say.rejectReason
  return (
    <>
      {approval.is_own ? (
        <p className="text-muted text-sm">{say.ownRequest}</p>
      ) : (
        <ConsoleForm
          intent="approve"
          formKey={refund.key}
          failure={failure}
          labels={{ code: say.code }}
          submit={{ label: say.approve }}
          hidden={hidden}
          scope="approve-"
        >
          <CodeField label={say.code} />
        </ConsoleForm>
      )}
      <ConsoleForm
        intent="reject"
        formKey={refund.key}
        failure={failure}
        labels={{ reason: why }}
        submit={{ label: approval.is_own ? say.withdraw : say.reject, variant: 'secondary' }}
        hidden={hidden}
      >
        <TextField name="reason" label={why} hint={say.reasonHint} required maxLength={500} />
      </ConsoleForm>
    </>
  )
}

function Confirm({ refund, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <ConsoleForm
      intent="confirm"
      formKey={refund.key}
      failure={failure}
      labels={{ reference: say.proof }}
      submit={{ label: say.confirm }}
    >
      <TextField name="reference" label={say.proof} hint={say.proofHint} required maxLength={100} />
    </ConsoleForm>
  )
}
