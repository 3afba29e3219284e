import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import type { PayLabels, ShownPayment } from './shown.server.ts'

/** What is paid for, how much, and until when. */
export function BillCard({ bill, say }: { bill: ShownPayment['bill']; say: PayLabels }) {
  return (
    <Card as="section" look="flat" aria-labelledby="bill" className="flex flex-col gap-3">
      <h2 id="bill" className="text-lg">
        {say.bill}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-4 gap-y-3">
        <Fact name={say.subject}>{bill.subject}</Fact>
        <Fact name={say.stage}>{bill.stage}</Fact>
        <Fact name={say.amount}>
          <span className="money font-bold text-brand-text text-lg">{bill.amount}</span>
        </Fact>
        {bill.in_words && (
          <Fact name={say.inWords}>
            <span className="italic">{bill.in_words}</span>
          </Fact>
        )}
        {bill.due && (
          <Fact name={say.due}>
            <time dateTime={bill.due.at}>{bill.due.text}</time>
          </Fact>
        )}
        {bill.paid && (
          <>
            <Fact name={say.paidAt}>
              <time dateTime={bill.paid.at}>{bill.paid.text}</time>
            </Fact>
            <Fact name={say.by}>{bill.paid.by}</Fact>
          </>
        )}
      </dl>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 font-medium">{children}</dd>
  </div>
)
