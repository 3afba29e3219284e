import { cx } from '../../../ui/class-names.ts'
import type { Order } from '../order.server.ts'
import { OrderPart } from './order-part.tsx'

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
      {price.words && <p className="text-muted text-sm">{price.words}</p>}
    </OrderPart>
  )
}

function Line({ label, amount, className }: { label: string; amount: string; className?: string }) {
  return (
    <div className={cx('flex flex-wrap justify-between gap-x-4', className)}>
      <dt className="min-w-0">{label}</dt>
      <dd className="money ms-auto">{amount}</dd>
    </div>
  )
}
