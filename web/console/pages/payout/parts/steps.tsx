import type { Failure } from '../../../../components/form/failure.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { loadPayout } from '../load.server.ts'
import { words } from '../words.ts'

type Payout = Awaited<ReturnType<typeof loadPayout>>
type StepsProps = { payout: Payout; failure: Failure | undefined }

/** What may be done with a payout now: it is sent, decided by a second person, or closed. */
export function Steps({ payout, failure }: StepsProps) {
  const say = useWords(words)
  if (payout.status === 'confirmed' || payout.status === 'returned') return null
  return (
    <section aria-label={say.steps} className="grid gap-6 border-line border-t pt-4 md:grid-cols-2">
      {payout.needs_approval && <Request payout={payout} failure={failure} />}
      {(payout.status === 'approved' || (payout.status === 'due' && !payout.needs_approval)) && (
        <Send payout={payout} failure={failure} />
      )}
      {payout.approval && <Decide payout={payout} failure={failure} approval={payout.approval} />}
      {payout.status === 'sent' && !payout.approval && <Close payout={payout} failure={failure} />}
    </section>
  )
}

/** Who asks for a second person types nothing: the transfer is made after they have approved. */
function Request({ payout, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-3">
      <p>{say.needsApproval}</p>
      <ConsoleForm
        intent="request"
        formKey={payout.key}
        failure={failure}
        labels={{}}
        submit={{ label: say.request }}
      />
    </div>
  )
}

function Send({ payout, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <ConsoleForm
      intent="send"
      formKey={payout.key}
      failure={failure}
      labels={{ reference: say.sendReference }}
      submit={{ label: say.send }}
    >
      <TextField name="reference" label={say.sendReference} hint={say.referenceHint} required maxLength={100} />
    </ConsoleForm>
  )
}

/** Whoever asked for a second person may only take it back; anyone else approves or rejects. */
function Decide({ payout, failure, approval }: StepsProps & { approval: NonNullable<Payout['approval']> }) {
  const say = useWords(words)
  const hidden = { approval_id: approval.id }
  return (
    <>
      <div className="flex flex-col gap-3">
        <p>{approval.reference === null ? say.toSend : say.toReturn(approval.reference)}</p>
        {approval.is_own ? (
          <p className="text-muted text-sm">{say.ownRequest}</p>
        ) : (
          <ConsoleForm
            intent="approve"
            formKey={payout.key}
            failure={failure}
            labels={{ code: say.code }}
            submit={{ label: approval.reference === null ? say.approve : say.approveReturn }}
            hidden={hidden}
            scope="approve-"
            warnsUnsaved={false}
          >
            <CodeField label={say.code} />
          </ConsoleForm>
        )}
      </div>
      <ConsoleForm
        intent="reject"
        formKey={payout.key}
        failure={failure}
        labels={{ reason: say.reason }}
        submit={{ label: approval.is_own ? say.withdraw : say.reject, variant: 'secondary' }}
        hidden={hidden}
      >
        <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={500} />
      </ConsoleForm>
    </>
  )
}

function Close({ payout, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <>
      <ConsoleForm
        intent="confirm"
        formKey={payout.key}
        failure={failure}
        labels={{ reference: say.confirmReference }}
        submit={{ label: say.confirm }}
        scope="confirm-"
      >
        <TextField name="reference" label={say.confirmReference} hint={say.referenceHint} required maxLength={100} />
      </ConsoleForm>
      <ConsoleForm
        intent="return"
        formKey={payout.key}
        failure={failure}
        labels={{ reference: say.returnReference }}
        submit={{ label: say.returned, variant: 'secondary' }}
        scope="return-"
      >
        <TextField name="reference" label={say.returnReference} hint={say.referenceHint} required maxLength={100} />
      </ConsoleForm>
    </>
  )
}
