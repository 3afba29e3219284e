import { Clock } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { Countdown } from '../../ui/countdown.tsx'

type HoldBarProps = {
  hold: { end: number; now: number; until: string }
  say: { hold: string; hurry: string }
  onOver: () => void
}

const hurryMinutes = 5

/** How long the seats are kept. */
export function HoldBar({ hold, say, onOver }: HoldBarProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-brand-soft px-4 py-2.5 text-sm">
      <Clock aria-hidden="true" className="size-5 shrink-0 text-brand-text" />
      <span className="hidden noscript:inline">{hold.until}</span>
      <span className="noscript:hidden">{say.hold}</span>
      <Countdown end={hold.end} now={hold.now} onOver={onOver} className="noscript:hidden">
        {(left) => {
          const isNear = left.hours === 0 && left.minutes < hurryMinutes
          return (
            <>
              <b className={cx('text-base', isNear ? 'text-warning-text' : 'text-brand-text')}>{left.clock}</b>
              <span aria-live="polite" className="ms-2">
                {isNear && !left.isOver && say.hurry}
              </span>
            </>
          )
        }}
      </Countdown>
    </p>
  )
}
