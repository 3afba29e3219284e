import type { ReactNode } from 'react'
import { ArrowLeft } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'

type StepCardProps = {
  title: string
  text: string
  back: { path: string; label: string }
  next: ReactNode
  children: ReactNode
}

/** What a step asks for, with the way back and the way on. */
export function StepCard({ title, text, back, next, children }: StepCardProps) {
  return (
    <Card as="section" look="flat" aria-labelledby="step-title" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="step-title" className="text-xl">
          {title}
        </h2>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <ShellLink path={back.path} className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back.label}
        </ShellLink>
        {next}
      </div>
    </Card>
  )
}
