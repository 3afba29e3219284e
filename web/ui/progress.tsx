import { cx } from './class-names.ts'

export type ProgressProps = {
  label: string
  value: number
  max?: number
  /** What is read out in place of a bare percentage, such as "3 dari 5 dokumen". */
  valueText?: string
  tone?: 'brand' | 'accent' | 'danger'
  className?: string
}

const tones = { brand: 'bg-brand', accent: 'bg-accent', danger: 'bg-danger' } as const

export function Progress({ label, value, max = 100, valueText, tone = 'brand', className }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx('h-2 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cx('h-full rounded-full transition-[inline-size] duration-200 ease-calm', tones[tone])}
        style={{ inlineSize: `${share * 100}%` }}
      />
    </div>
  )
}
