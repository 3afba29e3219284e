import { AskFirst } from '../../../components/form/ask-first.tsx'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import type { Order } from '../order.server.ts'

type MovedProps = { moved: NonNullable<Order['moved']>; failure: Failure | undefined; say: Order['say']['decline'] }

/** The partner moved the journey. Who agrees does nothing; who does not is asked once more. */
export function Moved({ moved, failure, say }: MovedProps) {
  const decline = moved.can_decline && <AskFirst intent="decline" failure={failure} say={say} />
  return (
    <Alert tone="warning" title={moved.title} action={decline}>
      <p>{moved.text}</p>
      <p>{moved.reason}</p>
      {moved.accept && <p>{moved.accept}</p>}
    </Alert>
  )
}
