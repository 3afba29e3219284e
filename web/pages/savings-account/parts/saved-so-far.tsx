import { Figures } from '../../../components/explain/figures.tsx'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { Loaded } from '../load.server.ts'
import type { Plot } from '../plot.server.ts'

/** How far the plan is: a bar, the figures, and a drawing whose numbers the table of deposits has. */
export function SavedSoFar({ progress }: { progress: NonNullable<Loaded['progress']> }) {
  return (
    <OrderPart id="progress" title={progress.title}>
      <div className="flex flex-col gap-1.5">
        <Progress label={progress.title} value={progress.percent} valueText={progress.text} className="h-3" />
        <p className="font-semibold">{progress.text}</p>
      </div>
      <Figures figures={progress.figures} />
      {progress.plot && <Drawing plot={progress.plot} />}
      <p className="text-muted text-sm">{progress.note}</p>
    </OrderPart>
  )
}

function Drawing({ plot: { width, height, label, planned, saved, points, target, say, from, to } }: { plot: Plot }) {
  return (
    <figure className="flex flex-col gap-2">
      <svg role="img" aria-label={label} viewBox={`-6 -8 ${width + 12} ${height + 14}`} className="h-auto w-full">
        <path d={`M0 ${height}H${width}`} className="stroke-line" fill="none" />
        <path d={`M0 ${target}H${width}`} className="stroke-control" fill="none" strokeDasharray="2 4" />
        <polyline points={planned} className="stroke-muted" fill="none" strokeWidth="1.5" strokeDasharray="6 4" />
        <polyline points={saved} className="stroke-brand" fill="none" strokeWidth="2.5" strokeLinejoin="round" />
        {points.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-brand" />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-4 text-muted text-sm">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <Key look="border-brand border-t-3">{say.yours}</Key>
        <Key look="border-muted border-t-2 border-dashed">{say.planned}</Key>
        <Key look="border-control border-t-2 border-dotted">{say.target}</Key>
      </figcaption>
    </figure>
  )
}

const Key = ({ look, children }: { look: string; children: string }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={`w-6 ${look}`} />
    {children}
  </span>
)
