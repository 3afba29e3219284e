import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, useField } from './field-context.ts'

export function TextArea({ className, rows = 4, ...native }: ComponentProps<'textarea'>) {
  const field = useField()
  return (
    <textarea
      {...field}
      rows={rows}
      {...native}
      className={cx(controlClass, 'field-sizing-content min-h-28 resize-y', className)}
    />
  )
}
