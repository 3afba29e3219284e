import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, useField } from './field-context.ts'

export type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** ISO days: 2026-03-01. */
  min?: string
  max?: string
}

/** The browser's own date field: each phone's familiar picker, and one ISO day for the server. */
export function DateInput({ className, ...native }: DateInputProps) {
  const field = useField()
  return (
    <input
      {...field}
      {...native}
      type="date"
      className={cx(
        controlClass,
        'min-w-0 appearance-none text-start tabular-nums [&::-webkit-calendar-picker-indicator]:-me-2 [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:rounded-sm [&::-webkit-calendar-picker-indicator]:p-2 [&::-webkit-calendar-picker-indicator]:opacity-70 [&::-webkit-date-and-time-value]:text-start',
        className,
      )}
    />
  )
}
