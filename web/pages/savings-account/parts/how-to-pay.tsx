import { CopyButton } from '../../../components/payment/copy-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Loaded } from '../load.server.ts'

/** What to deposit next, and where. */
export function HowToPay({ pay }: { pay: NonNullable<Loaded['pay']> }) {
  const { next, number, sandbox } = pay
  return (
    <Card as="section" id="pay" look="tinted" aria-labelledby="pay-title" className="flex scroll-mt-24 flex-col gap-4">
      <h2 id="pay-title" className="text-lg sm:text-xl">
        {pay.title}
      </h2>
      {next && (
        <div className="flex flex-col gap-0.5">
          <p className="text-muted text-sm">{next.label}</p>
          <p className="money font-bold text-2xl text-brand-text">{next.amount}</p>
          <p className="font-semibold">{next.when}</p>
          <p className="text-muted text-sm">{next.note}</p>
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="flex min-w-0 flex-col">
          <span className="text-muted text-sm">{number.label}</span>
          <span className="select-all font-bold text-xl tabular-nums [overflow-wrap:anywhere]">{number.shown}</span>
        </p>
        <CopyButton text={number.value} {...pay.say} />
      </div>
      <p className="text-sm">{pay.texts}</p>
      {sandbox && (
        <a href={sandbox.href} className={`${linkClass()} inline-flex min-h-11 items-center self-start`}>
          {sandbox.label}
        </a>
      )}
    </Card>
  )
}
