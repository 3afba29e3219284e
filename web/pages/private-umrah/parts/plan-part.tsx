import type { ReactNode } from 'react'
import { builderPath } from '../../../components/private/form-query.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Labels } from '../words.ts'

export const parts = ['journey', 'travellers', 'hotels', 'extras', 'estimate'] as const
export type PartName = (typeof parts)[number]

type PlanPartProps = { name: PartName; say: Labels; children: ReactNode }

/** A part of the plan. Without scripts its button works out the estimate and leads to the next. */
export function PlanPart({ name, say, children }: PlanPartProps) {
  const [path] = useHref()(builderPath).split('?')
  const place = parts.indexOf(name)
  const next = parts[place + 1] ?? 'estimate'
  return (
    <Card as="section" look="flat" id={name} aria-labelledby={`${name}-title`} className="flex flex-col gap-4">
      <h2 id={`${name}-title`} className="flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand font-bold text-base text-on-brand tabular-nums"
        >
          {place + 1}
        </span>
        {say[name]}
      </h2>
      {children}
      <Button
        type="submit"
        variant="secondary"
        formAction={`${path}#${next}`}
        aria-label={`${say.next}: ${say[next]}`}
        className="self-start not-noscript:hidden"
      >
        {say.next}
      </Button>
    </Card>
  )
}
