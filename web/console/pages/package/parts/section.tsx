import { type ReactNode, useId } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChevronDown } from '../../../../ui/icons/icons.ts'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

/** A part of a page, under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  )
}

type FoldedSectionProps = { title: string; missing: readonly string[]; isOpen: boolean; children: ReactNode }

/** A part of a long form that can be folded; its heading says what is missing in it. */
export function FoldedSection({ title, missing, isOpen, children }: FoldedSectionProps) {
  const say = useWords(words)
  const isWhole = missing.length === 0
  return (
    <Card as="section">
      <details open={isOpen} className="group/part">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg">{title}</h2>
          <Badge tone={isWhole ? 'success' : 'warning'}>{isWhole ? say.whole : say.lacks(missing.length)}</Badge>
          <ChevronDown aria-hidden="true" className="ms-auto size-5 shrink-0 text-muted group-open/part:rotate-180" />
          {!isWhole && <span className="basis-full text-muted text-sm">{missing.join(', ')}</span>}
        </summary>
        <div className="flex flex-col gap-5 pt-5">{children}</div>
      </details>
    </Card>
  )
}
