import { Badge } from '../../ui/badge.tsx'
import { Figures } from '../explain/figures.tsx'
import { OrderPart } from '../orders/order-part.tsx'
import type { scheduleOf } from './plan.server.ts'

/** When which instalment is due, and what the bank reports of it. Two years of them are read on a phone too. */
export function Schedule({ schedule }: { schedule: ReturnType<typeof scheduleOf> }) {
  return (
    <OrderPart id="schedule" title={schedule.title}>
      {schedule.figures.length > 0 && <Figures figures={schedule.figures} />}
      {schedule.notes.map((note) => (
        <p key={note} className="text-muted text-sm">
          {note}
        </p>
      ))}
      <ol className="flex flex-col divide-y divide-line max-sm:text-sm">
        {schedule.rows.map(({ number, due, amount, status }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="w-6 text-muted tabular-nums">{`${number}.`}</span>
            <span className="flex-1">{due}</span>
            {/* Beside the amount where there is room, else below the day it was due. */}
            {status && (
              <span className="max-sm:order-last max-sm:basis-full max-sm:ps-9">
                <Badge tone={status.tone}>{status.text}</Badge>
              </span>
            )}
            <span className="money font-semibold">{amount}</span>
          </li>
        ))}
      </ol>
    </OrderPart>
  )
}
