import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#core/format.ts'
import { marginPercent, offerTotal } from '#modules/private-umrah/rules/offer-price.ts'
import { amountText, signedAmount } from '../../../components/banks/file-text.ts'
import { digitsOf } from '../../../ui/form/money-text.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownForm } from '../form.server.ts'
import { words } from '../words.ts'

type Group = ShownForm['group']
type Figures = { total: number; cost: number | undefined }

/** What stands in the fields now; nothing before there is a price. */
function figuresIn(form: HTMLFormElement, group: Group): Figures | undefined {
  const typed = new FormData(form)
  const amount = (name: string): number | undefined => {
    const text = typed.get(name)
    const digits = typeof text === 'string' ? digitsOf(text) : undefined
    return digits === undefined ? undefined : Number(digits)
  }
  const price_adult = amount('price_adult')
  if (!price_adult) return undefined
  const [price_child = null, price_infant = null] = [amount('price_child'), amount('price_infant')]
  return { total: offerTotal(group, { price_adult, price_child, price_infant }), cost: amount('cost') }
}

/** Total and margin, as they are typed. Without scripts they stand in the offer once it is sent. */
export function Margin({ group }: { group: Group }) {
  const language = useLanguage()
  const say = words(language)
  const box = useRef<HTMLDivElement>(null)
  const [figures, setFigures] = useState<Figures>()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const follow = () => setFigures(figuresIn(form, group))
    setLive(true)
    follow()
    form.addEventListener('input', follow)
    return () => form.removeEventListener('input', follow)
  }, [group])
  const { total, cost } = figures ?? {}
  return (
    <div ref={box} role="status" className={isLive ? 'rounded-lg bg-brand-soft p-3 text-sm tabular-nums' : undefined}>
      {isLive && total === undefined && <p className="text-muted">{say.marginEmpty}</p>}
      {total !== undefined && (
        <dl className="grid gap-2 sm:grid-cols-2">
          <div>
            <dt className="text-muted">{say.sum}</dt>
            <dd className="font-semibold">{amountText(total, language)}</dd>
          </div>
          {cost !== undefined && (
            <div>
              <dt className="text-muted">{say.margin}</dt>
              <dd className={cost > total ? 'font-semibold text-danger' : 'font-semibold'}>
                {say.marginIs(signedAmount(total - cost, language), formatNumber(marginPercent(total, cost), language))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
