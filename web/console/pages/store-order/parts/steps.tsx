import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { orderWords } from '../../../components/stores/order-words.ts'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownOrder } from '../load.server.ts'
import { words } from '../words.ts'
import { type Part, StepCard } from './step-card.tsx'

/** What the store can do with the order from where it stands, the next step first. Who wishes to cancel is answered, not rejected. */
export function Steps(part: Part) {
  const { can } = part.order
  return (
    <>
      {can.answer && <Answer {...part} />}
      {can.process && <Process {...part} />}
      {can.ship && <Ship {...part} />}
      {can.correct_waybill && <Correct {...part} />}
      {can.deliver && <Deliver {...part} />}
      {can.reject && !can.answer && <Reject {...part} />}
    </>
  )
}

/** The forms that are there now: what any other says is said above. */
export const intentsOf = ({ can }: ShownOrder): string[] => [
  ...(can.answer ? ['grant', 'decline'] : can.reject ? ['reject'] : []),
  ...(can.correct_waybill ? ['correct'] : []),
  ...(['process', 'ship', 'deliver'] as const).filter((step) => can[step]),
]

function Answer(part: Part) {
  const say = useWords(words)
  return (
    <>
      <StepCard
        {...part}
        intent="grant"
        title={say.grant}
        text={say.grantText}
        labels={{ reason: say.grantNote }}
        submit={{ label: say.grant }}
      >
        <TextAreaField name="reason" label={say.grantNote} hint={say.grantNoteHint} rows={2} />
      </StepCard>
      <StepCard
        {...part}
        intent="decline"
        title={say.declineTitle}
        labels={{ reason: say.reason }}
        submit={{ label: say.decline, variant: 'secondary' }}
        isFlat
      >
        <TextAreaField name="reason" label={say.reason} hint={say.reasonRead} required rows={3} />
      </StepCard>
    </>
  )
}

function Process(part: Part) {
  const say = useWords(words)
  return (
    <StepCard
      {...part}
      intent="process"
      title={say.processTitle}
      text={say.processText}
      submit={{ label: say.process }}
    />
  )
}

function Ship(part: Part) {
  const say = { ...useWords(orderWords), ...useWords(words) }
  const { can, courier } = part.order
  return (
    <StepCard
      {...part}
      intent="ship"
      title={say.shipTitle}
      text={say.shipText(courier)}
      labels={{ waybill: say.waybill }}
      submit={{ label: say.ship, ...(can.process && { variant: 'secondary' as const }) }}
    >
      <TextField name="waybill" label={say.waybill} hint={say.waybillHint} required maxLength={40} />
    </StepCard>
  )
}

function Correct(part: Part) {
  const say = useWords(words)
  const { waybill, is_waybill_unknown } = part.order
  return (
    <StepCard
      {...part}
      intent="correct"
      title={say.correctTitle}
      text={say.correctText(waybill)}
      labels={{ waybill: say.newWaybill }}
      submit={{ label: say.correct, ...(!is_waybill_unknown && { variant: 'secondary' as const }) }}
      isFlat={!is_waybill_unknown}
    >
      <TextField name="waybill" label={say.newWaybill} hint={say.waybillHint} required maxLength={40} />
    </StepCard>
  )
}

function Deliver(part: Part) {
  const say = useWords(words)
  return (
    <StepCard
      {...part}
      intent="deliver"
      title={say.deliverTitle}
      text={say.deliverText}
      submit={{ label: say.deliver, variant: 'secondary' }}
      isFlat
    />
  )
}

/** In two steps: what ends an order is not one tap beside what goes on with it. */
function Reject(part: Part) {
  const say = useWords(words)
  const { order, failure } = part
  if (!order.is_rejecting && failure?.intent !== 'reject')
    return (
      <Card as="section" look="flat" aria-labelledby="reject" className="flex flex-col items-start gap-3">
        <h2 id="reject" className="text-lg">
          {say.rejectTitle}
        </h2>
        <p className="text-muted text-sm">{say.rejectText}</p>
        <Link to={order.rejecting} preventScrollReset className={buttonClass({ variant: 'secondary' })}>
          {say.reject}
        </Link>
      </Card>
    )
  return (
    <StepCard
      {...part}
      intent="reject"
      title={say.rejectTitle}
      text={say.rejectSure(order.back)}
      labels={{ reason: say.reason }}
      submit={{ label: say.rejectYes, variant: 'danger' }}
      isFlat
    >
      <TextAreaField name="reason" label={say.reason} hint={say.reasonRead} required rows={3} />
      <p>
        <Link to={order.here} preventScrollReset className={linkClass()}>
          {say.rejectNo}
        </Link>
      </p>
    </StepCard>
  )
}
