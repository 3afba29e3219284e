import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type Segment = { value: string; label: ReactNode }

export type SegmentedProps = {
  name: string
  label: string
  segments: readonly Segment[]
  defaultValue?: string
  value?: string
  onChoose?: (value: string) => void
  wide?: boolean
  className?: string
}

/** A few short choices side by side; radio buttons underneath. */
export function Segmented({ name, label, segments, defaultValue, value, onChoose, wide, className }: SegmentedProps) {
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div
        className={cx(
          'max-w-full gap-1 overflow-x-auto rounded-full bg-paper p-1 ring-1 ring-line ring-inset',
          wide ? 'flex' : 'inline-flex',
        )}
      >
        {segments.map((segment) => (
          <label
            key={segment.value}
            className="relative inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center whitespace-nowrap rounded-full bg-paper px-4 font-semibold text-muted text-sm transition duration-150 hover:text-ink has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:-outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={value === undefined ? undefined : value === segment.value}
              defaultChecked={value === undefined ? defaultValue === segment.value : undefined}
              onChange={() => onChoose?.(segment.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
