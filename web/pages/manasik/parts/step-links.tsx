import { Check } from '#web/ui/icons/icons.ts'
import { cx } from '../../../ui/class-names.ts'
import type { LinkTo } from './use-place.ts'

type Props = { label: string; sections: readonly { id: string; title: string }[]; now: number; linkTo: LinkTo }

/** All steps: a row of numbers on a phone, a list beside the step on a wide screen. */
export const StepLinks = ({ label, sections, now, linkTo }: Props) => (
  <nav aria-label={label} className="unprinted self-start lg:sticky lg:top-24">
    <ol className="flex lg:gap-1 max-lg:justify-between lg:flex-col">
      {sections.map(({ id, title }, step) => (
        <li key={id} className="min-w-0">
          <a
            {...linkTo({ step, round: 0 })}
            aria-current={step === now ? 'step' : undefined}
            className="group/step flex min-h-11 min-w-[min(2.75rem,12vw)] items-center gap-3 rounded-md text-muted no-underline transition-colors duration-150 hover:text-ink max-lg:justify-center lg:px-2 lg:py-1.5 lg:aria-[current]:bg-brand-soft lg:aria-[current]:text-brand-text"
          >
            <span
              aria-hidden="true"
              className={cx(
                'flex size-[min(2.25rem,10vw)] shrink-0 items-center justify-center rounded-full border-2 font-bold text-[min(1rem,4.5vw)] tabular-nums',
                step <= now ? 'border-brand bg-brand text-on-brand' : 'border-control bg-paper text-ink',
                step === now && 'ring-4 ring-brand-soft',
              )}
            >
              {step < now ? <Check className="size-4.5 stroke-3" /> : step + 1}
            </span>
            <span className="min-w-0 max-lg:sr-only group-aria-[current]/step:font-semibold">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
