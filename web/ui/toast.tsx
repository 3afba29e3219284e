import type { ReactNode } from 'react'
import { CircleCheck, OctagonAlert, TriangleAlert, X } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import type { ToastPhase } from './toast-life.ts'
import { useToastLife } from './use-toast-life.ts'

export type ToastTone = 'success' | 'error' | 'warning'

const tones = {
  success: { Icon: CircleCheck, ground: 'bg-success text-on-success' },
  error: { Icon: OctagonAlert, ground: 'bg-danger text-on-danger' },
  warning: { Icon: TriangleAlert, ground: 'bg-warning text-on-warning' },
} as const

// Without scripts nothing would ever slide it in, so it simply stands there.
const phases: Record<ToastPhase, string> = {
  waiting: '-translate-y-6 opacity-0 noscript:translate-y-0 noscript:opacity-100',
  in: 'translate-y-0 opacity-100',
  out: 'pointer-events-none -translate-y-6 opacity-0',
  gone: 'hidden',
}

export type ToastProps = {
  tone?: ToastTone
  children: ReactNode
  phase?: ToastPhase
  closeLabel?: string
  onClose?: () => void
}

export function Toast({ tone = 'success', children, phase = 'in', closeLabel, onClose }: ToastProps) {
  const { Icon, ground } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'pointer-events-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 sm:flex-nowrap rounded-md bg-paper p-2 pe-3 text-ink shadow-floating ring-1 ring-line transition duration-250 ease-calm',
        phases[phase],
      )}
    >
      <span className={cx('flex size-9 shrink-0 items-center justify-center rounded-sm', ground)}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <p className="min-w-[min(9rem,60vw)] flex-1 basis-[min(9rem,60vw)] py-1.5 font-medium text-sm">{children}</p>
      {closeLabel && (
        <IconButton label={closeLabel} icon={<X className="size-4" />} onClick={onClose} className="-me-2" />
      )}
    </div>
  )
}

export type LivingToastProps = Omit<ToastProps, 'phase' | 'onClose'> & {
  timeout?: number
  /** Born so many ms after it is mounted. */
  delay?: number
  onGone?: () => void
}

/** A toast that comes and goes by itself. A new message needs a new key. */
export function LivingToast({ timeout, delay, onGone, ...toast }: LivingToastProps) {
  const { phase, hold, close } = useToastLife({ timeout, delay, onGone })
  return (
    <div {...hold} className="max-w-full">
      <Toast {...toast} phase={phase} onClose={close} />
    </div>
  )
}
