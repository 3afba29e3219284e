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
        'min-w-0 appearance-none text-start tabular-nums [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:size-5 [&::-webkit-calendar-picker-indicator]:p-0 [&::-webkit-calendar-picker-indicator]:opacity-70 [&::-webkit-datetime-edit]:p-0 [&::-webkit-date-and-time-value]:text-start',
        className,
      )}
    />
  )
}
