import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

export type IconButtonVariant = 'quiet' | 'outlined' | 'floating'

export const iconButtonClass = ({ variant = 'quiet' }: { variant?: IconButtonVariant } = {}): string =>
  `icon-button icon-button-${variant}`

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
