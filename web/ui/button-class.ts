import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

/** The look of a button, for anchors that act as one. */
export const buttonClass = ({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string =>
  cx(`button button-${variant} button-${size}`, wide && 'w-full')
