import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

export type IconButtonVariant = 'quiet' | 'outlined' | 'floating'

const variants: Record<IconButtonVariant, string> = {
  quiet: 'text-muted hover:bg-brand-soft hover:text-brand-text',
  outlined: 'border border-control bg-paper text-ink hover:border-brand hover:text-brand-text',
  floating: 'bg-paper text-ink shadow-raised hover:text-brand-text hover:shadow-floating',
}

export const iconButtonClass = ({ variant = 'quiet' }: { variant?: IconButtonVariant } = {}): string =>
  cx(
    'touch inline-flex shrink-0 items-center justify-center rounded-full transition duration-150 ease-calm',
    'aria-pressed:text-brand-text disabled:opacity-50',
    variants[variant],
  )

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
  variant?: IconButtonVariant
}

export function IconButton({ label, icon, variant, className, type = 'button', ...native }: IconButtonProps) {
  return (
    <button
      title={label}
      {...native}
      type={type}
      aria-label={label}
      className={cx(iconButtonClass({ variant }), className)}
    >
      {icon}
    </button>
  )
}
