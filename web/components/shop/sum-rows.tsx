type Row = { name: string; value: string }

/** Sums one below the other, and what they come to. */
export function SumRows({ rows, total }: { rows: readonly Row[]; total: Row }) {
  return (
    <dl aria-live="polite" className="flex flex-col gap-2 text-sm">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3">
          <dt className="min-w-0 flex-1 basis-28">{name}</dt>
          <dd className="money ms-auto">{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t pt-3">
        <dt className="font-semibold text-base">{total.name}</dt>
        <dd className="money ms-auto font-bold text-brand-text text-xl">{total.value}</dd>
      </div>
    </dl>
  )
}
