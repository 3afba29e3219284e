import type { ReactNode } from 'react'
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { box: 'bg-brand-soft ring-brand/15', icon: 'text-brand-text', Icon: Info },
  success: { box: 'bg-success-soft ring-success/20', icon: 'text-success-text', Icon: CircleCheck },
  warning: { box: 'bg-warning-soft ring-warning/25', icon: 'text-warning-text', Icon: TriangleAlert },
  danger: { box: 'bg-danger-soft ring-danger/20', icon: 'text-danger-text', Icon: OctagonAlert },
} as const

export type AlertProps = {
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** For a message that arrives after the page: danger interrupts, the rest wait their turn. */
  announced?: boolean
  className?: string
}

export function Alert({ tone = 'info', title, children, action, announced, className }: AlertProps) {
  const { box, icon, Icon } = tones[tone]
  return (
    <div
      role={announced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx('flex items-start gap-[min(1rem,4vw)] rounded-md p-4 ring-1 ring-inset', box, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
          {title && <p className="font-semibold text-ink">{title}</p>}
          {children && <div className="text-ink text-sm">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
