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
          <label key={segment.value} className="segment">
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
