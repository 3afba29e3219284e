import { type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import type { Order } from '../order.server.ts'

type Say = Order['say']['decline']
type MovedProps = { moved: NonNullable<Order['moved']>; failure: Failure | undefined; say: Say }

/** The partner moved the journey. Who agrees does nothing; who does not is asked once more. */
export function Moved({ moved, failure, say }: MovedProps) {
  return (
    <Alert tone="warning" title={moved.title} action={moved.can_decline && <Decline failure={failure} say={say} />}>
      <p>{moved.text}</p>
      <p>{moved.reason}</p>
      {moved.accept && <p>{moved.accept}</p>}
    </Alert>
  )
}

const formId = 'decline-form'

/** Asks in a dialog; without scripts the same question unfolds in place. */
function Decline({ failure, say }: Omit<MovedProps, 'moved'>) {
  const isScripted = useIsScripted()
  const [isOpen, setOpen] = useState(false)
  if (!isScripted) {
    return (
      <details className="w-full">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-danger-text">{say.decline}</summary>
        <Question failure={failure} say={say}>
          <Answers say={say} />
        </Question>
      </details>
    )
  }
  return (
    <>
      <Button variant="secondary" size="sm" className="text-danger-text" onClick={() => setOpen(true)}>
        {say.decline}
      </Button>
      <Dialog
        title={say.declineTitle}
        closeLabel={say.close}
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={<Answers say={say} onKeep={() => setOpen(false)} />}
      >
        <Question failure={failure} say={say} />
      </Dialog>
    </>
  )
}

function Question({ failure, say, children }: Omit<MovedProps, 'moved'> & { children?: ReactNode }) {
  return (
    <Form id={formId} method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="decline" />
      <p>{say.declineText}</p>
      {failure && <Alert tone="danger" announced title={failure.message} />}
      {children}
    </Form>
  )
}

function Answers({ say, onKeep }: { say: Say; onKeep?: () => void }) {
  const isBusy = useNavigation().formData?.get('intent') === 'decline'
  return (
    <div className="flex w-full flex-wrap justify-end gap-3">
      {onKeep && (
        <Button variant="secondary" onClick={onKeep}>
          {say.declineNo}
        </Button>
      )}
      <Button type="submit" form={formId} variant="danger" busy={isBusy} busyLabel={say.declineYes}>
        {say.declineYes}
      </Button>
    </div>
  )
}
