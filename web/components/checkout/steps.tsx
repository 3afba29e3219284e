import { Check, ChevronRight } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export type CheckoutStepsProps = {
  say: { label: string; done: string; names: readonly string[] }
  /** Place of the current step, from 0. */
  current: number
}

/** Where one is between choosing and having paid: one line, on a phone too. */
export function CheckoutSteps({ say, current }: CheckoutStepsProps) {
  // Four names are more than a phone's line has room for.
  const isLong = say.names.length > 3
  return (
    <ol aria-label={say.label} className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {say.names.map((name, place) => (
        <li key={name} aria-current={place === current ? 'step' : undefined} className="flex items-center gap-1.5">
          {place > 0 && (
            <ChevronRight
              aria-hidden="true"
              className={cx('size-4 shrink-0 text-faint rtl:-scale-x-100', isLong && 'max-sm:hidden')}
            />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'flex size-7 shrink-0 items-center justify-center rounded-full border-2 font-bold text-sm tabular-nums',
              place < current && 'border-brand bg-brand text-on-brand',
              place === current && 'border-brand bg-paper text-brand-text',
              place > current && 'border-control bg-paper text-muted',
            )}
          >
            {place < current ? <Check className="size-4 stroke-3" /> : place + 1}
          </span>
          <span
            className={cx(
              'font-semibold text-sm',
              place !== current && 'text-muted',
              place !== current && isLong && 'max-sm:sr-only',
            )}
          >
            {name}
          </span>
          {place < current && <VisuallyHidden>{say.done}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
