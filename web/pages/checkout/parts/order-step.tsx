import { useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import { HoldBar } from '../../../components/checkout/hold-bar.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Shown } from '../view.server.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { fieldLabels } from './field-labels.ts'
import { type Answer, orderFormId } from './form-view.ts'
import { NoOrder, type NoOrderProps } from './no-order.tsx'
import { OrderForm } from './order-form.tsx'
import { PackageCard } from './package-card.tsx'
import { PriceAside } from './price-aside.tsx'
import { PromoSheet } from './promo-sheet.tsx'
import { isBeside } from './use-order-form.ts'

type OrderStepProps = {
  shown: Shown
  /** What is shown once the time has run out. */
  over: NoOrderProps
  answer: Answer
}

/** Step "Pesanan": what is ordered, by whom and for whom, what it costs, and the question before the order. */
export function OrderStep({ shown, over, answer }: OrderStepProps) {
  const [isOver, setIsOver] = useState(false)
  const recount = useFetcher<Answer>()
  const navigation = useNavigation()
  const [closed, setClosed] = useState<Answer>()
  const { say, price } = shown
  const busy = navigation.formData?.get('intent')
  const isReviewed = answer?.ok === true && answer.intent === 'review'
  // That another tab has changed the form is said in the form itself, with the choice.
  const isWhole = answer?.ok === false && !answer.newer && !isBeside(answer.intent)
  const next = { type: 'submit', form: orderFormId, name: 'intent', value: 'review' } as const
  const working = { busy: busy === 'review', busyLabel: say.working }
  if (isOver) return <NoOrder {...over} />
  return (
    <>
      {/* First, so that it meets the eye where it stands in the page, without scripts. */}
      <ConfirmDialog
        shown={shown}
        values={isReviewed ? answer.values : {}}
        isOpen={isReviewed && closed !== answer}
        isBusy={busy === 'checkout'}
        onClose={() => setClosed(answer)}
      />
      <h1 className="text-2xl">{say.heading}</h1>
      <HoldBar hold={shown.hold} say={say} onOver={() => setIsOver(true)} />
      <FormFailure failure={isWhole ? answer : undefined} labels={fieldLabels(shown)} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <PackageCard shown={shown.package} say={say} />
          <OrderForm shown={shown} answer={answer} recount={recount} />
        </div>
        <PriceAside price={price} isBusy={recount.state !== 'idle'} say={say}>
          <Button {...next} {...working} wide className="max-md:hidden">
            {say.next}
          </Button>
        </PriceAside>
      </div>
      {shown.promo && (
        <PromoSheet promo={shown.promo} say={say} onPicked={(button) => button.closest('dialog')?.close()} />
      )}
      <div className="offer-bar md:hidden">
        <p className="min-w-0 grow">
          <span className="block text-muted text-sm">{say.dueNow}</span>
          <span className="money block font-bold text-brand-text text-lg leading-tight">{price.due}</span>
        </p>
        <Button {...next} {...working} aria-label={say.next}>
          {say.nextShort}
        </Button>
      </div>
    </>
  )
}
