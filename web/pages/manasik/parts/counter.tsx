import { CircleCheck, Plus } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { type Place, rounds } from '../place.ts'
import type { WalkWords } from '../walk-words.server.ts'
import type { LinkTo } from './use-place.ts'

type Words = WalkWords['counts']['tawaf']
type Props = { place: Place; words: Words | undefined; walk: WalkWords; linkTo: LinkTo }

/** Counts seven rounds under a thumb. Each press is a link: the address knows the count. */
export function Counter({ place, words, walk, linkTo }: Props) {
  if (!words) return null
  const { step, round } = place
  const isDone = round === rounds
  return (
    <section
      aria-label={walk.counter}
      className="walk-counter unprinted flex flex-col items-center gap-4 rounded-lg border border-line bg-paper p-[min(1.5rem,5vw)] shadow-raised"
    >
      <p role="status" className="font-bold text-2xl">
        {words.now[round]}
      </p>
      <ol aria-hidden="true" className="flex gap-[min(0.625rem,2vw)]">
        {words.next.map((name, nth) => (
          <li
            key={name}
            className={cx(
              'flex size-[min(2.25rem,9vw)] items-center justify-center rounded-full border-2 font-semibold text-[min(1rem,4vw)] tabular-nums transition-colors duration-200',
              nth < round ? 'border-brand bg-brand text-on-brand' : 'border-control text-muted',
            )}
          >
            {nth + 1}
          </li>
        ))}
      </ol>
      {isDone ? (
        <p className="flex items-center gap-2 font-semibold text-success-text">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          {words.done}
        </p>
      ) : (
        <a {...linkTo({ step, round: round + 1 })} className={buttonClass({ size: 'lg', wide: true })}>
          <Plus aria-hidden="true" className="size-6 shrink-0" />
          {words.next[round]}
        </a>
      )}
      {round > 0 && (
        <p className="flex flex-wrap justify-center gap-x-6 text-base">
          <a {...linkTo({ step, round: round - 1 })} className={`${linkClass()} inline-flex min-h-11 items-center`}>
            {walk.undo}
          </a>
          <a {...linkTo({ step, round: 0 })} className={`${linkClass()} inline-flex min-h-11 items-center`}>
            {walk.again}
          </a>
        </p>
      )}
    </section>
  )
}
