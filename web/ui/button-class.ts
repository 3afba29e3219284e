import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand shadow-raised hover:bg-brand-hover hover:text-on-brand-hover',
  secondary: 'border-control bg-paper text-brand-text hover:border-brand hover:bg-brand-soft',
  quiet: 'border-transparent bg-transparent text-brand-text hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-on-danger shadow-raised hover:brightness-90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-12 px-5 text-base',
  lg: 'min-h-14 px-7 text-lg',
}

/** The look of a button, for anchors that act as one. */
export const buttonClass = ({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string =>
  cx(
    'relative inline-flex min-w-11 items-center justify-center gap-2 rounded-md border py-2 text-center font-semibold leading-tight',
    'transition duration-150 ease-calm active:translate-y-px',
    'aria-disabled:translate-y-0 not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:bg-line/50 not-aria-busy:aria-disabled:text-muted not-aria-busy:aria-disabled:shadow-none not-aria-busy:aria-disabled:brightness-100',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
