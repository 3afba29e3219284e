import type { ReactNode } from 'react'
import { Table } from '../../../ui/table.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import type { PlotPoint, PlotScale } from './plot-scale.ts'

export type PlotProps = {
  title: string
  /** What it shows, in one sentence: who cannot see it reads this. */
  summary: string
  points: readonly PlotPoint[]
  /** Names of the two columns of the table. */
  columns: { label: string; value: string }
  /** What stands at the lines: short, such as "10 jt". */
  tick: (value: number) => string
}

type PlotFrameProps = PlotProps & { scale: PlotScale; children: ReactNode }

/** Lines, names and the table beside a plot. Only shapes are stretched: letters stay as large as elsewhere. */
export function PlotFrame({ title, summary, points, columns, tick, scale, children }: PlotFrameProps) {
  const say = useWords(words)
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="flex flex-col gap-0.5">
        <h2 className="text-lg">{title}</h2>
        <span className="text-muted text-sm">{summary}</span>
      </figcaption>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-muted text-xs tabular-nums">
        <div className="relative h-44">
          {/* As wide as the widest of them. */}
          <span className="invisible">{tick(scale.top)}</span>
          {scale.lines.map(({ value, y }) => (
            <span key={value} className="absolute end-0 -translate-y-1/2 whitespace-nowrap" style={{ top: `${y}%` }}>
              {tick(value)}
            </span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-44 w-full overflow-visible">
          <title>{title}</title>
          {scale.lines.map(({ value, y }) => (
            <line key={value} x1="0" x2="100" y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          {children}
        </svg>
        <div className="relative col-start-2 h-6">
          {scale.names.map(({ label, x }) => (
            <span key={label} className="absolute top-1 -translate-x-1/2 whitespace-nowrap" style={{ left: `${x}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <details>
        <summary className="cursor-pointer py-3 text-muted text-sm hover:text-ink">{say.plotTable}</summary>
        <Table
          caption={title}
          captionHidden
          isDense
          columns={[
            { key: 'label', header: columns.label, cell: ({ label }) => label, isRowHeader: true },
            { key: 'value', header: columns.value, cell: ({ text }) => text, align: 'end' },
          ]}
          rows={points}
          rowKey={({ label }) => label}
        />
      </details>
    </figure>
  )
}
