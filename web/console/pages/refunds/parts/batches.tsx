import { Link } from 'react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { batchStatusTones, batchStatusWords } from '../../../components/refunds/words.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { loadRefunds } from '../load.server.ts'
import { words } from '../words.ts'

type Batches = Awaited<ReturnType<typeof loadRefunds>>['batches']

/** What was sent together lately, or waits for a second person. */
export function Batches({ batches }: { batches: Batches }) {
  const language = useLanguage()
  const say = words(language)
  if (batches.length === 0) return null
  const isOpen = batches.some(({ status, to_transfer }) => status === 'awaiting_approval' || to_transfer)
  return (
    <details open={isOpen} className="rounded-md border border-line bg-paper px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.batches}</summary>
      <ul className="flex flex-col divide-y divide-line pb-2">
        {batches.map(({ id, href, name, sum, status, to_transfer }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
            <Link to={href} className={linkClass()}>
              {name}
            </Link>
            <span className="tabular-nums">{sum}</span>
            <Badge tone={batchStatusTones[status]}>{batchStatusWords(language)[status]}</Badge>
            {to_transfer && <span className="text-muted">{to_transfer}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
