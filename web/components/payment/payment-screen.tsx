import { type ReactNode, useEffect, useState } from 'react'
import { RefreshCw } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { useHref } from '../shell/use-href.ts'
import { BillCard } from './bill-card.tsx'
import { GuideList } from './guides/guide-list.tsx'
import { Outcome } from './outcome.tsx'
import { PayBox } from './pay-box.tsx'
import { isOpen, isWaiting } from './payment-status.ts'
import type { ShownPayment } from './shown.server.ts'
import { useWatch } from './watch.ts'

export type PaymentScreenProps = {
  shown: ShownPayment
  /** Where the stamp is told, and what it was; paths are without language. Not for what is over. */
  watched?: { path: string; stamp: string } | undefined
  /** This very page: looking again is a link to it. */
  self: string
  /** Where who booked chooses another method. */
  again?: string
  headingLevel?: 'h1' | 'h2'
  /** Another way to pay, where the one at hand has ended. */
  other?: ReactNode
  /** What only who booked may do. */
  children?: ReactNode
}

/** How to pay, or what became of it; keeps itself up to date. */
export function PaymentScreen({ shown, watched, self, again, headingLevel = 'h1', ...rest }: PaymentScreenProps) {
  const { status, pay, say } = shown
  const address = useHref()(watched?.path ?? self)
  const askNow = useWatch({ address, stamp: watched?.stamp ?? '', isOn: watched !== undefined && isWaiting(status) })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        <Outcome shown={shown} headingLevel={headingLevel} />
        {rest.other}
        {pay && <PayBox pay={pay} say={say} onOver={askNow} />}
        {(isWaiting(status) || isOpen(status)) && (
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
              <ShellLink path={self} replace className={buttonClass({ variant: 'secondary' })}>
                <RefreshCw aria-hidden="true" className="size-5 shrink-0" />
                {isWaiting(status) ? say.check : say.checkPaid}
              </ShellLink>
              {again && pay && (
                <ShellLink path={again} className={buttonClass({ variant: 'quiet' })}>
                  {say.change}
                </ShellLink>
              )}
            </div>
            <p className="text-muted text-sm">
              {status === 'pending' && <span className="noscript:hidden">{`${say.watching} `}</span>}
              {shown.checked}
            </p>
          </div>
        )}
        {pay && <GuideList guides={pay.guides} title={say.guides} note={say.menusDiffer} />}
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-24">
        <BillCard bill={shown.bill} say={say} />
        {rest.children}
      </div>
      <News status={status} title={shown.title} />
    </div>
  )
}

/** Says what it has come to, once it is something else than when the page was opened. */
function News({ status, title }: Pick<ShownPayment, 'status' | 'title'>) {
  const [first] = useState(status)
  const isNews = status !== first
  // It stands at the top; who reads how to pay is further down by then.
  useEffect(() => {
    if (isNews) window.scrollTo(0, 0)
  }, [isNews])
  return (
    <p role="status" className="sr-only">
      {isNews ? title : ''}
    </p>
  )
}
