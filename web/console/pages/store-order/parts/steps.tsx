import { orderWords } from '../../../components/stores/order-words.ts'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownOrder } from '../load.server.ts'
import { words } from '../words.ts'
import { Reject } from './reject.tsx'
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
  ...(can.answer_problem ? ['answer-problem'] : []),
  ...(can.decide_problem ? ['refund-problem', 'close-problem'] : []),
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
