import { Form } from 'react-router'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../../components/form/use-submission.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { PromoBox } from '../../../../components/shop/promo-box.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { useLanguage } from '../../../../use-shell.ts'
import type { Cart, CartLine } from '../load.server.ts'

export const checkoutFormId = 'checkout'

type SummaryProps = { cart: Cart; chosen: readonly CartLine[]; failure: Failure | undefined }

/** What is ordered comes to, what a promo takes off, and the one button. */
export function Summary({ cart, chosen, failure }: SummaryProps) {
  const { ticket, promo, say } = cart
  return (
    <Card as="section" aria-labelledby="summary" className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 id="summary" className="text-lg">
        {say.summary}
      </h2>
      <Form id={checkoutFormId} method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="ticket" value={ticket} />
        <FormFailure failure={failure} labels={{ promo_code: say.promo }} />
        {failure?.code === codes.contact_missing && (
          <ShellLink path="/member/profile" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.addContact}
          </ShellLink>
        )}
        {promo.choice && <PromoBox choice={promo.choice} failure={failure} tried={promo} />}
        {promo.applied && <input type="hidden" name="promo_code" value={promo.applied.code} />}
        <Totals cart={cart} chosen={chosen} />
        <p className="text-muted text-sm">{say.held}</p>
        <Button type="submit" name="intent" value="recount" variant="secondary" className="hidden noscript:inline-flex">
          {say.recount}
        </Button>
        <div className="flex flex-col gap-2 max-md:hidden">
          <Submit cart={cart} chosen={chosen} failure={failure} wide />
        </div>
      </Form>
    </Card>
  )
}

function Totals({ cart: { promo, say }, chosen }: Omit<SummaryProps, 'failure'>) {
  const { goods, discount, total } = useSums(promo, chosen)
  return (
    <dl aria-live="polite" className="flex flex-col gap-2">
      <Sum name={say.goods} value={goods} isLast={!discount} />
      {discount && (
        <>
          <Sum name={say.discount} value={discount} />
          <Sum name={say.total} value={total} isLast />
        </>
      )}
      <div className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
        <dt>{say.shipping}</dt>
        <dd>{say.shippingNext}</dd>
      </div>
    </dl>
  )
}

const Sum = ({ name, value, isLast }: { name: string; value: string; isLast?: boolean }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className={isLast ? 'font-semibold' : undefined}>{name}</dt>
    <dd className={isLast ? 'money font-bold text-brand-text text-xl' : 'money'}>{value}</dd>
  </div>
)

/** The sum and the same button, within reach of a thumb. */
export function CheckoutBar({ cart, chosen, failure }: SummaryProps) {
  const { promo, say } = cart
  const { total } = useSums(promo, chosen)
  return (
    <div className="offer-bar md:hidden">
      <p className="min-w-0 grow basis-40">
        <span className="money block font-bold text-brand-text text-lg leading-tight">{total}</span>
        <span className="block text-muted text-sm">{chosen.length > 0 ? say.withoutShipping : say.nothingChosen}</span>
      </p>
      <Submit cart={cart} chosen={chosen} failure={failure} />
    </div>
  )
}

function useSums(promo: Cart['promo'], chosen: SummaryProps['chosen']) {
  const language = useLanguage()
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const goods = chosen.reduce((sum, { amount }) => sum + amount, 0)
  const discount = Math.min(goods, promo.applied?.discount ?? 0)
  return {
    goods: money(goods),
    discount: discount > 0 ? `−${money(discount)}` : undefined,
    total: money(goods - discount),
  }
}

function Submit({ cart: { say }, chosen, failure, wide = false }: SummaryProps & { wide?: boolean }) {
  const { isBusy } = useSubmission('checkout', failure)
  const isEmpty = chosen.length === 0
  return (
    <>
      <Button
        type="submit"
        form={checkoutFormId}
        name="intent"
        value="checkout"
        wide={wide}
        busy={isBusy}
        busyLabel={say.working}
        reason={isEmpty ? say.nothingChosen : undefined}
      >
        {say.checkout}
      </Button>
      {isEmpty && (
        <p role="status" className="text-muted text-sm max-md:hidden">
          {say.nothingChosen}
        </p>
      )}
    </>
  )
}
