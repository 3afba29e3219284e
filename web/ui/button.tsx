import { type ComponentProps, type MouseEvent, useId } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { cx } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    busy?: boolean
    /** Said while busy, in place of nothing. */
    busyLabel?: string
    /** Why the button may not be pressed. It stays visible and reachable, and says this. */
    reason?: string
  }

export function Button({ variant, size, wide, busy, busyLabel, reason, ...rest }: ButtonProps) {
  const { type = 'button', className, children, onClick, ...native } = rest
  const reasonId = useId()
  const isOff = Boolean(reason) || Boolean(busy)
  const stop = (event: MouseEvent) => event.preventDefault()
  const button = (
    <button
      {...native}
      // A submit button with a reason must not submit before scripts load either.
      type={reason ? 'button' : type}
      className={cx(buttonClass({ variant, size, wide }), className)}
      onClick={isOff ? stop : onClick}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : native['aria-describedby']}
      title={reason ?? native.title}
    >
      <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && <Spinner label={busyLabel} className="absolute inset-0 items-center justify-center" />}
    </button>
  )
  if (!reason) return button
  return (
    <span className={cx('group/reason relative inline-flex', wide && 'w-full')}>
      {button}
      {/* Not there until it is asked for: near the edge it would make the page scroll sideways. */}
      <span
        id={reasonId}
        className="pointer-events-none absolute start-0 bottom-full z-20 mb-2 hidden w-max min-w-full max-w-[min(16rem,70vw)] rounded-sm bg-ink px-3 py-2 text-start text-page text-sm shadow-floating group-focus-within/reason:block"
      >
        {reason}
      </span>
    </span>
  )
}
