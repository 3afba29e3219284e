import { Link2Off } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Failure } from '../form/failure.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { OtherWay } from './choose/other-way.tsx'
import type { loadShared } from './load.server.ts'
import { PaymentScreen } from './payment-screen.tsx'

export type Shared = Awaited<ReturnType<typeof loadShared>>['data']

/** A payment for whoever has its link. */
export function SharedPage({ shared, failure }: { shared: Shared; failure: Failure | undefined }) {
  const { payment, title, text, home, toOrders } = shared
  if (payment) {
    const { choosing, ...screen } = payment
    const other = choosing && <OtherWay choosing={choosing} failure={failure} />
    return (
      <div className="layout py-6 md:py-8">
        <PaymentScreen {...screen} other={other} />
      </div>
    )
  }
  return (
    <EmptyState
      icon={<Link2Off />}
      title={title}
      text={text}
      headingLevel="h1"
      action={
        <>
          <ShellLink path="/member/my-order" className={buttonClass({ variant: 'secondary' })}>
            {toOrders}
          </ShellLink>
          <ShellLink path="/" className={buttonClass({ variant: 'secondary' })}>
            {home}
          </ShellLink>
        </>
      }
    />
  )
}
