import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { useSubmission } from '../../../../components/form/use-submission.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { SumRows } from '../../../../components/shop/sum-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { useLanguage } from '../../../../use-shell.ts'
import type { Shipping } from '../load.server.ts'

type SumsProps = { shipping: Shipping; chosen: Readonly<Record<string, string>>; failure: Failure | undefined }

/** What it comes to with the couriers that are chosen, and the way on. */
export function Sums({ shipping, chosen, failure }: SumsProps) {
  const { sums, stores, goesOn, say } = shipping
  const language = useLanguage()
  const { isBusy } = useSubmission('shipping', failure)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const costs = stores.map(({ id, methods }) => methods.find(({ value }) => value === chosen[id])?.amount)
  const isReady = costs.every((cost) => cost !== undefined)
  const sent = sums.settled?.shipping ?? costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0)
  const total = money(sums.settled?.total ?? sums.goods + sent + sums.fee - sums.discount)
  const rows = [
    { name: say.goods, value: money(sums.goods) },
    { name: say.shipping, value: money(sent) },
    ...(sums.promo
      ? [{ name: sums.promo, value: sums.discount > 0 ? `−${money(sums.discount)}` : say.promoLater }]
      : []),
    { name: say.fee, value: money(sums.fee) },
  ]
  const way =
    !shipping.canChange && goesOn ? (
      <ShellLink path={goesOn} className={buttonClass()}>
        {say.pay}
      </ShellLink>
    ) : (
      <Button type="submit" busy={isBusy} busyLabel={say.working} reason={isReady ? undefined : say.notReady}>
        {say.pay}
      </Button>
    )
  return (
    <div className="flex min-w-0 flex-col lg:sticky lg:top-24">
      <Card as="section" aria-labelledby="sums" className="flex flex-col gap-4">
        <h2 id="sums" className="text-lg">
          {say.summary}
        </h2>
        <SumRows rows={rows} total={{ name: say.total, value: total }} />
        <div className="flex *:w-full max-md:hidden">{way}</div>
      </Card>
      <div className="offer-bar -mx-edge md:hidden">
        <p className="min-w-0 grow basis-40">
          <span className="block text-muted text-sm">{say.total}</span>
          <span className="money block font-bold text-brand-text text-lg leading-tight">{total}</span>
        </p>
        {way}
      </div>
    </div>
  )
}
