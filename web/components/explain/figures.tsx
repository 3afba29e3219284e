import { cx } from '../../ui/class-names.ts'

export type Figure = { label: string; value: string; isMain?: boolean }

/** Amounts under one another, each with its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line max-sm:text-sm">
      {figures.map(({ label, value, isMain }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className={cx('money ms-auto text-end font-semibold', isMain && 'text-brand-text text-lg')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
