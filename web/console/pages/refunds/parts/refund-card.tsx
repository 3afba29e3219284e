import type { Failure } from '../../../../components/form/failure.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRefund } from '../load.server.ts'
import { words } from '../words.ts'
import { StepForm } from './step-form.tsx'

type RefundCardProps = { refund: ShownRefund; failure: Failure | undefined }

/** One refund: what it is, how far it is, and what may be done about it now. */
export function RefundCard({ refund, failure }: RefundCardProps) {
  const say = useWords(words)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-lg">{refund.payer_name}</h2>
          <p className="text-muted text-sm [overflow-wrap:anywhere]">{refund.payment}</p>
        </div>
        <div className="flex flex-col items-start gap-1 sm:items-end">
          <p className="money font-bold text-xl">{refund.amount}</p>
          <Badge tone={refund.approval ? 'warning' : 'neutral'}>{say[refund.status]}</Badge>
        </div>
      </div>
      <Facts refund={refund} />
      {refund.approval ? (
        <Decision refund={refund} failure={failure} isOwn={refund.approval.is_own} />
      ) : (
        <NextStep refund={refund} failure={failure} />
      )}
    </Card>
  )
}

/** What was not sent is sent; what was sent is confirmed by whoever has seen it arrive. */
function NextStep({ refund, failure }: RefundCardProps) {
  const say = useWords(words)
  const step =
    refund.status === 'sent'
      ? { intent: 'confirm' as const, label: say.confirm, field: say.proof, hint: say.proofHint }
      : { intent: 'send' as const, label: say.send, field: say.reference, hint: say.referenceHint }
  return (
    <StepForm
      refund={refund}
      failure={failure}
      step={step}
      field={{ name: 'reference', label: step.field, hint: step.hint }}
    />
  )
}

function Facts({ refund }: { refund: ShownRefund }) {
  const say = useWords(words)
  const facts = [
    [say.why, refund.reason],
    [say.decidedAt, refund.decided_at],
    [say.number, refund.number],
    ...(refund.approval ? [[say.reference, refund.approval.reference]] : []),
    ...(refund.reference ? [[say.reference, refund.reference]] : []),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whoever asked for a second person may only take it back; anyone else approves or rejects. */
function Decision({ refund, failure, isOwn }: RefundCardProps & { isOwn: boolean }) {
  const say = useWords(words)
  return (
    <div className="grid gap-4 border-line border-t pt-4 md:grid-cols-2">
      {isOwn ? (
        <p className="text-muted text-sm">{say.ownRequest}</p>
      ) : (
        <StepForm
          refund={refund}
          failure={failure}
          step={{ intent: 'approve', label: say.approve }}
          field={{ name: 'code', label: say.code, hint: say.codeHint }}
        />
      )}
      <StepForm
        refund={refund}
        failure={failure}
        step={{ intent: 'reject', label: isOwn ? say.withdraw : say.reject, variant: 'secondary' }}
        field={{ name: 'reason', label: isOwn ? say.withdrawReason : say.rejectReason, hint: say.reasonHint }}
      />
    </div>
  )
}
