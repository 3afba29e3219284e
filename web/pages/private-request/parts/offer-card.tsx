import type { ReactNode } from 'react'
import { CircleCheck, ShieldCheck, TriangleAlert } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { ShownOffer } from '../offers.server.ts'
import type { OfferLabels } from '../say.ts'

type OfferRowsProps = { offer: ShownOffer; say: OfferLabels; headingLevel: 'h2' | 'h3' }

/** All that an offer says, in the same rows for each: side by side they stand on one line. */
export function OfferRows({ offer, say, headingLevel: Heading }: OfferRowsProps) {
  return (
    <>
      <header className="flex flex-col gap-1">
        <Heading className="text-lg leading-snug">
          <ShellLink path={offer.partner.path} className={linkClass()}>
            {offer.partner.name}
          </ShellLink>
        </Heading>
        <p className="text-muted text-sm">{offer.partner.city}</p>
        {offer.licence && (
          <p className="flex items-start gap-1.5 text-sm [overflow-wrap:anywhere]">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-text" />
            {offer.licence}
          </p>
        )}
      </header>
      <Row label={say.total}>
        <p className="money font-bold text-2xl text-brand-text">{offer.total}</p>
        <p className="text-sm">
          <AmountText text={offer.down} />
        </p>
      </Row>
      <Row label={say.each}>
        <dl className="flex flex-col gap-1 text-sm">
          {offer.each.map(({ label, amount }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt>{label}</dt>
              <dd className="money ms-auto">{amount}</dd>
            </div>
          ))}
        </dl>
      </Row>
      <Row label={say.differences}>
        <Differences offer={offer} say={say} />
      </Row>
      <Row label={say.journey}>
        <ul className="flex flex-col gap-1 text-sm">
          {offer.journey.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Row>
      <Row label={say.refund}>
        <Written written={offer.written}>{offer.refund}</Written>
      </Row>
      <Row label={say.note}>
        {offer.note ? <Written written={offer.written}>{offer.note}</Written> : <p className="text-sm">{say.noNote}</p>}
      </Row>
    </>
  )
}

/** What the agency has written, in its own language. */
function Written({ written, children }: { written: ShownOffer['written']; children: string }) {
  return (
    <>
      {written && <p className="text-muted text-sm">{written.text}</p>}
      <p lang={written?.lang} className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">
        {children}
      </p>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-3">
      <p className="font-semibold text-muted text-sm">{label}</p>
      {children}
    </div>
  )
}

/** What is not as it was wished for, or that all is. */
export function Differences({ offer, say }: { offer: ShownOffer; say: Pick<OfferLabels, 'asWished'> }) {
  if (!offer.differs)
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />} className="self-start">
        {say.asWished}
      </Badge>
    )
  return (
    <>
      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />} className="self-start">
        {offer.differs}
      </Badge>
      <ul className="flex flex-col gap-2 text-sm">
        {offer.differences.map(({ key, label, wished, offered }) => (
          <li key={key} className="border-warning border-s-3 ps-2.5">
            <b className="block">{label}</b>
            {wished && <span className="block text-muted">{wished}</span>}
            {offered && <span className="block">{offered}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
