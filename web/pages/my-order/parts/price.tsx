import { OrderPart } from '../../../components/orders/order-part.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { Order } from '../order.server.ts'

export function Price({ price }: { price: Order['price'] }) {
  return (
    <OrderPart title={price.title}>
      <dl className="flex flex-col gap-2 text-sm">
        {price.rows.map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <Line {...price.total} className="mt-1 border-line border-t pt-3 font-bold text-base" />
        {price.paid && <Line {...price.paid} />}
        {price.rest && <Line {...price.rest} className="font-bold" />}
      </dl>
    </OrderPart>
  )
}

type LineProps = { label: string; amount: string; words?: string; className?: string }

/** An amount; where it is spelled, the words stand under it and under no other. */
function Line({ label, amount, words, className }: LineProps) {
  return (
    <div className={cx('flex flex-wrap justify-between gap-x-4', className)}>
      <dt className="min-w-0">{label}</dt>
      <dd className="money ms-auto">{amount}</dd>
      {words && <dd className="basis-full font-normal text-muted text-sm">{words}</dd>}
    </div>
  )
}
