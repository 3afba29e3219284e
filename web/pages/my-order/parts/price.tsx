import type { Order } from '../order.server.ts'
import { OrderPart } from './order-part.tsx'

export function Price({ price }: { price: Order['price'] }) {
  return (
    <OrderPart title={price.title}>
      <dl className="flex flex-col gap-2 text-sm">
        {price.rows.map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <div className="mt-1 border-line border-t pt-3 font-bold text-base">
          <Line {...price.total} />
        </div>
        {price.paid && <Line {...price.paid} />}
      </dl>
      <p className="text-muted text-sm">{price.words}</p>
    </OrderPart>
  )
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="min-w-0">{label}</dt>
      <dd className="money ms-auto">{amount}</dd>
    </div>
  )
}
