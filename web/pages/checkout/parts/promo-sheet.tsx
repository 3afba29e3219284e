import { AmountText } from '../../../components/amount-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Shown } from '../view.server.ts'
import type { Labels } from '../words.ts'
import { orderFormId } from './form-view.ts'
import { promoSheetId } from './promo-section.tsx'

type PromoSheetProps = { promo: NonNullable<Shown['promo']>; say: Labels; onPicked: (sheet: HTMLElement) => void }

/** The promos this order can carry. It stands outside the form, whose buttons it holds. */
export function PromoSheet({ promo, say, onPicked }: PromoSheetProps) {
  return (
    <Sheet id={promoSheetId} title={say.promoTitle} closeLabel={say.close}>
      {promo.list.length === 0 ? (
        <p className="text-muted">{say.promoNone}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {promo.list.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-4"
            >
              <div className="min-w-0 flex-1 basis-40 text-sm">
                <p className="font-semibold text-base">{one.title}</p>
                <p className="font-semibold text-brand-text">
                  <AmountText text={one.worth} />
                </p>
                <p className="text-muted">
                  <span className="font-semibold">{one.code}</span> · {one.until}
                </p>
              </div>
              {one.isApplied ? (
                <Badge tone="success">{say.promoApplied}</Badge>
              ) : (
                <Button
                  type="submit"
                  form={orderFormId}
                  name="intent"
                  value={`promo:${one.id}`}
                  size="sm"
                  aria-label={`${say.promoUse}: ${one.title}`}
                  onClick={({ currentTarget }) => onPicked(currentTarget)}
                >
                  {say.promoUse}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
