import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { discount } from '#modules/promo/rules/discount.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { useSubmission } from '../../../../components/form/use-submission.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { PromoBox } from '../../../../components/shop/promo-box.tsx'
import { SumRows } from '../../../../components/shop/sum-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { useLanguage } from '../../../../use-shell.ts'
import type { Shipping } from '../load.server.ts'

type SumsProps = {
  shipping: Shipping
  chosen: Readonly<Record<string, string>>
  failure: Failure | undefined
  /** Another address is chosen, and its couriers are not there yet. */
  isLooking: boolean
}

/** What it comes to with the couriers that are chosen, and the way on. */
export function Sums(props: SumsProps) {
  const { promo, say } = props.shipping
  const { rows, total } = useSums(props)
  return (
    <Card as="section" aria-labelledby="sums" className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 id="sums" className="text-lg">
        {say.summary}
      </h2>
      {promo && <PromoBox choice={promo} failure={props.failure} />}
      <SumRows rows={rows} total={{ name: say.total, value: total }} />
      <div className="flex *:w-full max-md:hidden">
        <Way {...props} />
      </div>
    </Card>
  )
}

/** The sum and the same way on, within reach of a thumb. */
export function SumBar(props: SumsProps) {
  return (
    <div className="offer-bar -mx-edge md:hidden">
      <p className="min-w-0 grow basis-32">
        <span className="block text-muted text-sm">{props.shipping.say.total}</span>
        <span className="money block font-bold text-brand-text text-lg leading-tight">{useSums(props).total}</span>
      </p>
      <Way {...props} />
    </div>
  )
}

const costsOf = ({ shipping: { stores }, chosen }: SumsProps): (number | undefined)[] =>
  stores.map(({ id, methods }) => methods.find(({ value }) => value === chosen[id])?.amount)

function useSums(props: SumsProps) {
  const { sums, say } = props.shipping
  const language = useLanguage()
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const sent = sums.settled?.shipping ?? costsOf(props).reduce((sum: number, cost) => sum + (cost ?? 0), 0)
  const offShipping = sums.shippingPromo ? discount(sums.shippingPromo, rupiah(sent)) : 0
  const taken = sums.settled?.discount ?? sums.discount + offShipping
  return {
    rows: [
      { name: say.goods, value: money(sums.goods) },
      { name: say.shipping, value: money(sent) },
      ...(sums.promo ? [{ name: sums.promo, value: `−${money(taken)}` }] : []),
      { name: say.fee, value: money(sums.fee) },
    ],
    total: money(sums.settled?.total ?? sums.goods + sent + sums.fee - taken),
  }
}

function Way(props: SumsProps) {
  const { canChange, goesOn, say } = props.shipping
  const { isBusy } = useSubmission('shipping', props.failure)
  if (!canChange && goesOn) {
    return (
      <ShellLink path={goesOn} className={buttonClass()}>
        {say.pay}
      </ShellLink>
    )
  }
  const isReady = costsOf(props).every((cost) => cost !== undefined)
  return (
    <Button
      type="submit"
      name="intent"
      value="shipping"
      busy={isBusy || props.isLooking}
      busyLabel={isBusy ? say.working : say.counting}
      reason={isReady ? undefined : say.notReady}
    >
      {say.pay}
    </Button>
  )
}
