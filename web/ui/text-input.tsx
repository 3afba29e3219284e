import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { controlClass, useField } from './field-context.ts'

export type TextInputProps = ComponentProps<'input'> & {
  /** An icon before the text; decoration only. */
  icon?: ReactNode
  /** A unit after the text, such as "malam". */
  unit?: ReactNode
}

export function TextInput({ icon, unit, className, type = 'text', ...native }: TextInputProps) {
  const field = useField()
  const input = (
    <input
      {...field}
      type={type}
      {...native}
      className={cx(
        controlClass,
        icon && 'ps-11',
        unit && 'pe-[min(5rem,45%)]',
        icon || unit ? 'col-start-1 row-start-1' : className,
      )}
    />
  )
  if (!icon && !unit) return input
  return (
    <span className={cx('grid grid-cols-1 items-center', className)}>
      {input}
      {icon && (
        <span aria-hidden="true" className="pointer-events-none col-start-1 row-start-1 ms-4 text-muted [&_svg]:size-5">
          {icon}
        </span>
      )}
      {unit && (
        <span className="pointer-events-none col-start-1 row-start-1 me-4 justify-self-end text-muted text-sm">
          {unit}
        </span>
      )}
    </span>
  )
}
