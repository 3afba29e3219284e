import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

type AuthCardProps = {
  title: string
  lead?: ReactNode
  icon?: ReactNode
  /** One line below the card: the other way to go. */
  footer?: ReactNode
  children: ReactNode
}

/** One question at a time, in the middle of a quiet page. */
export function AuthCard({ title, lead, icon, footer, children }: AuthCardProps) {
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" padding="lg" className="flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          {icon && (
            <span
              aria-hidden="true"
              className="mb-2 flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand-text [&_svg]:size-7"
            >
              {icon}
            </span>
          )}
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        {children}
      </Card>
      {footer && <p className="text-center text-muted">{footer}</p>}
    </div>
  )
}
