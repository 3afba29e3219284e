import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useIsScripted } from '../../ui/use-is-scripted.ts'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

/** Both in ms since the epoch, by the server's clock. */
type ResendProps = { intent: string; end: number; now: number; isBusy: boolean }

/** Asks for another code. Without scripts it can always be pressed, and the server says how long to wait. */
export function Resend({ intent, end, now, isBusy }: ResendProps) {
  const say = useWords(words)
  const isScripted = useIsScripted()
  const [passed, setPassed] = useState(end <= now ? end : 0)
  const isWaiting = passed !== end
  return (
    <Form
      method="post"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-5"
    >
      <input type="hidden" name="intent" value={intent} />
      <p className="text-muted text-sm">
        {say.noCode}
        {isWaiting && (
          <>
            {' '}
            <span className="noscript:hidden">
              {say.resendIn}{' '}
              <Countdown key={end} end={end} now={now} onOver={() => setPassed(end)} className="font-semibold text-ink">
                {(left) => left.clock}
              </Countdown>
            </span>
            <span className="hidden noscript:inline">{say.resendOnce}</span>
          </>
        )}
      </p>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={isBusy}
        busyLabel={say.working}
        reason={isScripted && isWaiting ? say.resendLater : undefined}
      >
        {say.resend}
      </Button>
    </Form>
  )
}
