import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Timeline, type TimelineStep } from '../../../ui/timeline.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useWords } from '../../use-shell.ts'
import { fileWords } from './file-words.ts'

export type Fact = { name: string; text: string }

type FactsCardProps = {
  id: string
  title: string
  facts: readonly Fact[]
  /** Shows whole what is masked; every look is audited. */
  reveal?: string | undefined
}

/** A part of a file: names and what stands for each. */
export function FactsCard({ id, title, facts, reveal }: FactsCardProps) {
  const say = useWords(fileWords)
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {facts.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {reveal && (
        <p className="text-sm">
          <Link to={reveal} preventScrollReset className={linkClass()}>
            {say.reveal}
          </Link>{' '}
          <span className="text-muted">{say.looked}</span>
        </p>
      )}
    </Card>
  )
}

export type ShownScan = { key: string; name: string; text: string; href: string | undefined }

/** The scans of a file, each a look away; every look is audited. */
export function ScansCard({ scans }: { scans: readonly ShownScan[] }) {
  const say = useWords(fileWords)
  return (
    <Card as="section" aria-labelledby="scans" className="flex flex-col gap-3">
      <h2 id="scans" className="text-lg">
        {say.scans}
      </h2>
      <p className="text-muted text-sm">{scans.length > 0 ? say.looked : say.noScans}</p>
      {scans.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {scans.map(({ key, name, text, href }) => (
            <li key={key} className="flex items-center justify-between gap-3 p-3">
              <div className="min-w-0">
                <p className="font-semibold text-sm">{name}</p>
                <p className="text-muted text-sm [overflow-wrap:anywhere]">{text}</p>
              </div>
              {href && (
                <a href={href} target="_blank" rel="noreferrer" className={`${linkClass()} shrink-0`}>
                  {say.open}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

export function TimelineCard({ steps }: { steps: readonly TimelineStep[] }) {
  const say = useWords(fileWords)
  return (
    <Card as="section" aria-labelledby="timeline" className="flex flex-col gap-4">
      <h2 id="timeline" className="text-lg">
        {say.timeline}
      </h2>
      <Timeline steps={steps} />
    </Card>
  )
}
