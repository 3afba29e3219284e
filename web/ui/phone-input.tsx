import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, useField } from './field-context.ts'

export type PhoneInputProps = Omit<ComponentProps<'input'>, 'type' | 'prefix'> & { countryCode?: string }

/** Takes a number as people write it; the code in front says what happens to a leading zero. */
export function PhoneInput({ countryCode = '+62', className, defaultValue, ...native }: PhoneInputProps) {
  const field = useField()
  // A stored number begins with the code that stands before the field already.
  const shown = String(defaultValue ?? '').startsWith(countryCode)
    ? String(defaultValue).slice(countryCode.length)
    : defaultValue
  return (
    <span dir="ltr" className={cx('relative block', className)}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-0 flex items-center border-line border-e px-4 font-semibold text-muted"
      >
        {countryCode}
      </span>
      <input
        {...field}
        inputMode="tel"
        autoComplete="tel"
        {...native}
        defaultValue={shown}
        type="tel"
        className={cx(controlClass, 'ps-20 tabular-nums')}
      />
    </span>
  )
}
