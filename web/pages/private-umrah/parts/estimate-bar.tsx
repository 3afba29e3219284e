import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import type { Builder } from '../load.server.ts'

/** On a phone the estimate stands below; its total is always in sight, and leads to the breakdown. */
export function EstimateBar({ builder: { say, estimate }, isCounting }: { builder: Builder; isCounting: boolean }) {
  return (
    <div className="offer-bar md:hidden">
      <p className="min-w-0 grow">
        <span className="block text-muted text-sm">{isCounting ? say.counting : say.total}</span>
        <span className={cx('money block font-bold text-brand-text text-lg leading-tight', isCounting && 'opacity-60')}>
          {estimate?.total ?? say.noEstimate}
        </span>
      </p>
      <a href="#estimate" className={buttonClass({ variant: 'secondary' })}>
        {say.details}
      </a>
    </div>
  )
}
