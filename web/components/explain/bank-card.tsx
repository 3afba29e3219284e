import { Landmark } from '#web/ui/icons/icons.ts'
import { Card } from '../../ui/card.tsx'
import { type Figure, Figures } from './figures.tsx'

export type BankCardProps = {
  name: string
  city: string
  about: string
  licence: string
  figures: readonly Figure[]
}
/** A bank may offer two contracts: each has a card. */
export type BankCardView = BankCardProps & { id: string }

/** A partner bank with its terms in figures, and who checked its licence. */
export function BankCard({ name, city, about, licence, figures }: BankCardProps) {
  return (
    <Card as="li" look="flat" className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-text"
        >
          <Landmark className="size-6" />
        </span>
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">{name}</h3>
          <p className="text-muted text-sm">{city}</p>
        </div>
      </div>
      <p className="text-muted text-sm">{about}</p>
      <Figures figures={figures} />
      <p className="mt-auto text-muted text-sm">{licence}</p>
    </Card>
  )
}
