import type { Year } from '../year.server.ts'
import { MonthCard } from './month-card.tsx'

type MonthsProps = {
  id: string
  title: string
  months: Year['months']['ahead']
  weekdays: Year['weekdays']
  legend?: string
}

/** Months side by side; nothing where there are none. */
export function Months({ id, title, months, weekdays, legend }: MonthsProps) {
  if (months.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {legend && <p className="text-muted">{legend}</p>}
      </div>
      <div className="grid grid-cols-1 gap-4 pd:grid-cols-2 lg:grid-cols-3">
        {months.map((month) => (
          <MonthCard key={month.number} month={month} weekdays={weekdays} />
        ))}
      </div>
    </section>
  )
}
