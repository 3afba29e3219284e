import { Link } from 'react-router'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { type Part, StepCard } from './step-card.tsx'

/** In two steps: what ends an order is not one tap beside what goes on with it. */
export function Reject(part: Part) {
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
      text={say.rejectSure}
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
