import { Link2Off } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import type { loadShared } from './load.server.ts'
import { PaymentScreen } from './payment-screen.tsx'

export type Shared = Awaited<ReturnType<typeof loadShared>>['data']

/** A payment for whoever has its link. */
export function SharedPage({ shared }: { shared: Shared }) {
  const { found, title, text, home, toOrders } = shared
  if (found) {
    return (
      <div className="layout py-6 md:py-8">
        <PaymentScreen {...found} />
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
