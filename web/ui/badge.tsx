import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-page text-ink ring-line',
  brand: 'bg-brand-soft text-brand-text ring-brand/15',
  accent: 'bg-accent-soft text-accent-text ring-accent/30',
  success: 'bg-success-soft text-success-text ring-success/15',
  warning: 'bg-warning-soft text-warning-text ring-warning/20',
  danger: 'bg-danger-soft text-danger-text ring-danger/15',
}

export type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full ring-1 ring-inset px-2.5 py-1 font-semibold text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
