import { AmountText } from '../amount-text.tsx'
import type { ShownEstimate } from './estimate.server.ts'

type EstimateLinesProps = {
  estimate: ShownEstimate
  say: { total: string; notOffer: string }
}

/** What a plan is likely to cost, line by line, and between what offers will be. */
export function EstimateLines({ estimate, say }: EstimateLinesProps) {
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm">
        {estimate.rows.map((row) => (
          <li key={row.key} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 flex-1 basis-36 [overflow-wrap:anywhere]">
              {row.text}
              <span className="block text-muted">
                <AmountText text={row.note} />
              </span>
            </span>
            <span className="money ms-auto">{row.amount}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1 border-line border-t pt-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b>{say.total}</b>
          <b className="money text-brand-text text-xl">{estimate.total}</b>
        </p>
        <p className="ms-auto text-muted text-sm">
          <AmountText text={estimate.perPerson} />
        </p>
      </div>
      <p className="rounded-md bg-brand-soft px-3 py-2.5 text-sm">
        <b className="block">{say.notOffer}</b>
        <AmountText text={estimate.range} />
      </p>
    </>
  )
}
