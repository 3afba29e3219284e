import { useRevalidator } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { AmountText } from '../amount-text.tsx'
import { ShellLink } from '../shell/shell-link.tsx'

type PayBoxProps = {
  pay: { title: string; amount: string; text: string; end: number; path: string; label: string }
  now: number
  say: { timeLeft: string; timeOver: string }
}

const dayMs = 24 * 60 * 60 * 1000

/** What is to be paid next. The clock is shown on the last day alone: before that it would only press. */
export function PayBox({ pay, now, say }: PayBoxProps) {
  const { revalidate } = useRevalidator()
  return (
    <Card
      as="section"
      look="tinted"
      aria-label={pay.title}
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{pay.title}</p>
        {pay.amount && <p className="money font-bold text-2xl">{pay.amount}</p>}
        <p className="text-sm">
          <AmountText text={pay.text} />
        </p>
        {pay.end - now <= dayMs && (
          <p className="text-sm">
            {`${say.timeLeft}: `}
            <Countdown end={pay.end} now={now} onOver={revalidate} className="font-bold">
              {(left) => (left.isOver ? say.timeOver : left.clock)}
            </Countdown>
          </p>
        )}
      </div>
      <ShellLink path={pay.path} className={`${buttonClass({ size: 'lg' })} max-sm:w-full`}>
        {pay.label}
      </ShellLink>
    </Card>
  )
}
