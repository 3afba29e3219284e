import type { ReactNode } from 'react'
import { ArrowLeft } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { type PlanQuery, planAddress } from '../query.ts'
import type { Say } from './say.ts'

/** The way back, and the way on. */
export function StepFoot({ say, query, children }: { say: Say; query: PlanQuery; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4 print:hidden">
      <ShellLink path={planAddress({ ...query, step: query.step - 1 })} className={buttonClass({ variant: 'quiet' })}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {say.back}
      </ShellLink>
      {children}
    </div>
  )
}
