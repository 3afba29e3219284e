import type { RatingView } from './reviews.server.ts'
import { Stars } from './stars.tsx'

/** What people gave on the whole, and how it is spread. */
export function RatingSummary({ rating: { value, shown, label, count, bars } }: { rating: RatingView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="flex flex-col gap-1">
        <p aria-hidden="true" className="font-extrabold text-5xl tabular-nums">
          {shown}
        </p>
        <Stars value={value} label={label} />
        <p className="text-muted text-sm">{count}</p>
      </div>
      <ul className="flex min-w-48 flex-1 flex-col gap-1">
        {bars.map((bar) => (
          <li key={bar.stars} className="flex items-center gap-3 text-sm">
            <span aria-hidden="true" className="w-3 text-end text-muted tabular-nums">
              {bar.stars}
            </span>
            <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-accent" style={{ inlineSize: `${bar.part * 100}%` }} />
            </span>
            <span className="sr-only">{bar.label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
