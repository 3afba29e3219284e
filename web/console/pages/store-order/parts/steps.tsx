import type { ReactNode } from 'react'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { orderWords } from '../../../components/stores/order-words.ts'
import { ConsoleForm, type ConsoleFormProps } from '../../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownOrder } from '../load.server.ts'
import { words } from '../words.ts'

type Part = { order: ShownOrder; failure: Failure | undefined }

/** What the store can do with the order from where it stands, the next step first. Who wishes to cancel is answered, not rejected. */
export function Steps(part: Part) {
  const { can } = part.order
  return (
    <>
      {can.answer && <Answer {...part} />}
      {can.process && <Process {...part} />}
      {can.ship && <Ship {...part} />}
      {can.deliver && <Deliver {...part} />}
      {can.reject && !can.answer && <Reject {...part} />}
    </>
  )
}

/** The forms that are there now: what any other says is said above. */
export const intentsOf = ({ can }: ShownOrder): string[] => [
  ...(can.answer ? ['grant', 'decline'] : can.reject ? ['reject'] : []),
  ...(['process', 'ship', 'deliver'] as const).filter((step) => can[step]),
]

type StepCardProps = Part & {
  intent: string
  title: string
  text?: string
  submit: ConsoleFormProps['submit']
  labels?: ConsoleFormProps['labels']
  isFlat?: boolean
  children?: ReactNode
}

function StepCard({ order, failure, intent, title, text, submit, labels = {}, isFlat, children }: StepCardProps) {
  return (
    <Card
      as="section"
      {...(isFlat && { look: 'flat' as const })}
      aria-labelledby={intent}
      className="flex flex-col gap-3"
    >
      <h2 id={intent} className="text-lg">
        {title}
      </h2>
      {text && <p className="text-muted text-sm">{text}</p>}
      <ConsoleForm
        intent={intent}
        formKey={order.key}
        failure={failure}
        scope={`${intent}-`}
        labels={labels}
        submit={submit}
      >
        {children}
      </ConsoleForm>
    </Card>
  )
}

function Answer(part: Part) {
  const say = useWords(words)
  return (
    <>
      <StepCard {...part} intent="grant" title={say.grant} text={say.grantText} submit={{ label: say.grant }} />
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

function Reject(part: Part) {
  const say = useWords(words)
  return (
    <StepCard
      {...part}
      intent="reject"
      title={say.rejectTitle}
      text={say.rejectText}
      labels={{ reason: say.reason }}
      submit={{ label: say.reject, variant: 'danger' }}
      isFlat
    >
      <TextAreaField name="reason" label={say.reason} hint={say.reasonRead} required rows={3} />
    </StepCard>
  )
}
