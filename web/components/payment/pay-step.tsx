import type { ReactNode } from 'react'
import { WalletCards } from '#web/ui/icons/icons.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Failure } from '../form/failure.ts'
import { ShareButton } from '../share/share-button.tsx'
import { BillCard } from './bill-card.tsx'
import { ChooseForm, type Choosing } from './choose/choose-form.tsx'
import type { Words } from './choose/words.ts'
import { PaymentScreen } from './payment-screen.tsx'
import type { ShownPayment } from './shown.server.ts'

/** Choosing a method, how to pay by the one that was chosen, or what became of it. */
export type Paying =
  | ({
      view: 'choose'
      shown: ShownPayment
      is_empty: boolean
      say: Pick<Words, 'title' | 'text' | 'none' | 'noneText'>
    } & Choosing)
  | { view: 'over'; shown: ShownPayment; self: string }
  | {
      view: 'instructions'
      shown: ShownPayment
      watched: { path: string; stamp: string } | undefined
      self: string
      again: string
      share: string
    }

type PayStepProps = {
  paying: Paying
  /** What the form answered, when it said no. */
  failure?: Failure | undefined
  /** `h2` where the page around it has its own first heading. */
  headingLevel?: 'h1' | 'h2'
  /** What stands below the invoice. */
  children?: ReactNode
}

/** Step "Bayar" of a checkout: choose a method, or see how to pay by the one that was chosen. */
export function PayStep({ paying, failure, headingLevel = 'h1', children }: PayStepProps) {
  if (paying.view === 'choose') {
    return (
      <Choose choosing={paying} failure={failure} headingLevel={headingLevel}>
        {children}
      </Choose>
    )
  }
  const { shown, self } = paying
  if (paying.view === 'over') return <PaymentScreen shown={shown} self={self} headingLevel={headingLevel} />
  const { say } = shown
  return (
    <PaymentScreen {...paying} headingLevel={headingLevel}>
      {shown.pay && (
        <Card look="flat" className="flex items-center justify-between gap-4">
          <p className="min-w-0 text-sm">{say.shareText}</p>
          <ShareButton label={say.share} title={shown.pay.message} path={paying.share} isPrivate />
        </Card>
      )}
      {children}
    </PaymentScreen>
  )
}

type ChooseProps = {
  choosing: Extract<Paying, { view: 'choose' }>
  failure: Failure | undefined
  headingLevel: 'h1' | 'h2'
  children: ReactNode
}

function Choose({ choosing, failure, headingLevel: Heading, children }: ChooseProps) {
  const { is_empty, shown, say } = choosing
  if (is_empty) {
    return <EmptyState icon={<WalletCards />} title={say.none} text={say.noneText} headingLevel={Heading} />
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="flex flex-col gap-2 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
        <BillCard bill={shown.bill} say={shown.say} />
        {children}
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-start-1">
        <div className="flex flex-col gap-1">
          <Heading className="text-2xl">{say.title}</Heading>
          <p className="text-muted">{say.text}</p>
        </div>
        <ChooseForm choosing={choosing} failure={failure} />
      </div>
    </div>
  )
}
