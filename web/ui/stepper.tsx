import type { ReactNode } from 'react'
import { Check } from '#web/ui/icons/icons.ts'
import type { AnchorType } from './anchor.ts'
import { cx } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Step = { label: string; hint?: ReactNode; href?: string }
type StepState = 'done' | 'current' | 'ahead'

export type StepperProps = {
  label: string
  steps: readonly Step[]
  /** Place of the current step, from 0; the number of steps when all are done. */
  current: number
  /** Read out after a done step's name, such as "selesai". */
  doneLabel: string
  link?: AnchorType
  className?: string
}

const marks: Record<StepState, string> = {
  done: 'border-brand bg-brand text-on-brand',
  current: 'border-brand bg-paper text-brand-text ring-4 ring-brand-soft',
  ahead: 'border-control bg-paper text-muted',
}

/** Down the side on a narrow screen, across on a wide one. */
export function Stepper({ label, steps, current, doneLabel, link: Link = 'a', className }: StepperProps) {
  return (
    <ol aria-label={label} className={cx('flex flex-col pd:flex-row', className)}>
      {steps.map((step, place) => {
        const state: StepState = place < current ? 'done' : place === current ? 'current' : 'ahead'
        const name = <span className={cx('font-semibold', state === 'ahead' && 'text-muted')}>{step.label}</span>
        return (
          <li
            key={step.label}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group/step relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 pd:flex-col pd:items-center pd:gap-2 pd:px-2 pd:pb-0 pd:text-center"
          >
            <Mark state={state} number={place + 1} />
            <span className="flex min-h-9 min-w-0 flex-col justify-center pd:justify-start">
              {step.href && state === 'done' ? (
                <Link href={step.href} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
              {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
              {step.hint && <span className="text-muted text-sm">{step.hint}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The step's number, or a tick, and the line to the next one. */
function Mark({ state, number }: { state: StepState; number: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'absolute start-[1.0625rem] top-9 bottom-0 w-0.5 group-last/step:hidden pd:start-1/2 pd:top-[1.0625rem] pd:bottom-auto pd:h-0.5 pd:w-full',
          state === 'done' ? 'bg-brand' : 'bg-line',
        )}
      />
      <span
        aria-hidden="true"
        className={cx(
          'relative z-1 flex size-9 shrink-0 items-center justify-center rounded-full border-2 font-bold text-sm tabular-nums',
          marks[state],
        )}
      >
        {state === 'done' ? <Check className="size-4.5 stroke-3" /> : number}
      </span>
    </>
  )
}
