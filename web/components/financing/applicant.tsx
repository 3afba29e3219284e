import { Badge } from '../../ui/badge.tsx'
import { OrderPart } from '../orders/order-part.tsx'
import type { applicantOf } from './plan.server.ts'

/** Who applies, as the bank gets to know them. */
export function Applicant({ applicant }: { applicant: ReturnType<typeof applicantOf> }) {
  const { state } = applicant
  return (
    <OrderPart title={applicant.title} aside={<Badge tone={state.tone}>{state.label}</Badge>}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        {applicant.rows.map(({ label, value }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </OrderPart>
  )
}
