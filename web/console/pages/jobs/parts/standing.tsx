import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Table } from '../../../../ui/table.tsx'
import { BarPlot } from '../../../ui/plot/bar-plot.tsx'
import { useWords } from '../../../use-shell.ts'
import type { loadJobs } from '../load.server.ts'
import { words } from '../words.ts'

type Loaded = Awaited<ReturnType<typeof loadJobs>>

/** What the application needs to be of use, and whether it has it. */
export function Parts({ parts }: Pick<Loaded, 'parts'>) {
  const say = useWords(words)
  return (
    <ul aria-label={say.parts} className="flex flex-wrap gap-2">
      {parts.map(({ name, is_ready }) => (
        <li key={name}>
          <Badge tone={is_ready ? 'success' : 'danger'}>{`${name}: ${is_ready ? say.ready : say.notReady}`}</Badge>
        </li>
      ))}
    </ul>
  )
}

export function Waiting({ waiting }: Pick<Loaded, 'waiting'>) {
  const say = useWords(words)
  return (
    <Card as="section" look="flat" aria-label={say.waiting} className="flex flex-col gap-2">
      {waiting ? (
        <BarPlot
          title={say.waiting}
          summary={waiting.summary}
          points={waiting.points}
          columns={{ label: say.queue, value: say.count }}
          tick={String}
        />
      ) : (
        <>
          <h2 className="text-lg">{say.waiting}</h2>
          <p className="text-muted">{say.nothingWaits}</p>
        </>
      )}
    </Card>
  )
}

export function Runs({ runs }: Pick<Loaded, 'runs'>) {
  const say = useWords(words)
  return (
    <Card as="section" look="flat" aria-labelledby="runs" className="flex min-w-0 flex-col gap-2">
      <h2 id="runs" className="text-lg">
        {say.runs}
      </h2>
      <p className="text-muted text-sm">{runs.length > 0 ? say.runsText : say.noRuns}</p>
      {runs.length > 0 && (
        <Table
          caption={say.runs}
          captionHidden
          isDense
          columns={[
            { key: 'job', header: say.job, cell: ({ job }) => job, isRowHeader: true },
            { key: 'done', header: say.done, cell: ({ done }) => done, align: 'end' },
            {
              key: 'failed',
              header: say.failed,
              cell: ({ failed, is_troubled }) => (
                <span className={is_troubled ? 'text-danger-text' : ''}>{failed}</span>
              ),
              align: 'end',
            },
            { key: 'overrun', header: say.overrun, cell: ({ overrun }) => overrun, align: 'end' },
          ]}
          rows={runs}
          rowKey={({ job }) => job}
        />
      )}
    </Card>
  )
}
