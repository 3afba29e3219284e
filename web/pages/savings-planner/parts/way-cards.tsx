import { Handshake, Landmark, Plane, WalletCards } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { WayName, WayView } from '../ways.server.ts'
import type { Say } from './say.ts'

const icons = { cash: WalletCards, saving: Landmark, financing: Handshake } as const
export const wayId = (name: WayName): string => `way-${name}`

/** The three side by side at any width: what a phone has room for, each leading to its card. */
export function WayStrip({ ways, say }: { ways: WayView[]; say: Say }) {
  return (
    <nav aria-label={say.waysShort} className="md:hidden print:hidden">
      <ul className="flex divide-x divide-line overflow-hidden rounded-lg border border-line bg-paper">
        {ways.map(({ name, title, short }) => (
          <li key={name} className="min-w-0 flex-1">
            <a
              href={`#${wayId(name)}`}
              className="flex h-full flex-col gap-0.5 px-2 py-3 text-center text-ink no-underline"
            >
              <span className="font-semibold text-sm">{title}</span>
              <span className="font-bold text-brand-text leading-tight">
                <span className="sr-only">{say.totalShort} </span>
                {short.total}
              </span>
              <span className="text-muted text-sm">
                <span className="sr-only">{say.departsShort} </span>
                {short.leaves}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type WayCardsProps = { ways: WayView[]; missing: { title: string; reason: string } | undefined; say: Say }

/** Line by line alike, the contract first. */
export function WayCards({ ways, missing, say }: WayCardsProps) {
  return (
    <div className="planner-ways">
      {ways.map((way) => (
        <WayCard key={way.name} way={way} say={say} />
      ))}
      {missing && (
        <Card as="section" look="flat" aria-labelledby={wayId('financing')} className="flex flex-col gap-2">
          <WayTitle name="financing" title={missing.title} />
          <p className="text-muted">{missing.reason}</p>
        </Card>
      )}
    </div>
  )
}

function WayTitle({ name, title }: { name: WayName; title: string }) {
  const Icon = icons[name]
  return (
    <h3 id={wayId(name)} className="flex scroll-mt-24 items-center gap-2.5 text-xl">
      <span
        aria-hidden="true"
        className="flex size-10 items-center justify-center rounded-full bg-brand-soft text-brand-text"
      >
        <Icon className="size-5" />
      </span>
      {title}
    </h3>
  )
}

function WayCard({ way: { name, title, rows, track }, say }: { way: WayView; say: Say }) {
  return (
    <Card
      as="section"
      look="flat"
      aria-labelledby={wayId(name)}
      className={cx('planner-way', name === 'saving' && 'planner-way-own')}
    >
      <WayTitle name={name} title={title} />
      <Track track={track} isDebt={name === 'financing'} say={say} />
      <dl className="planner-rows">
        {rows.map(({ label, value, isMain }) => (
          <div key={label} className="border-line border-t py-2.5">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className={isMain ? 'font-bold text-brand-text text-lg leading-snug' : undefined}>
              <AmountText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type TrackProps = { track: WayView['track']; isDebt: boolean; say: Say }

/** The same line of time on every card: when money goes, and when one leaves. The rows say it in words. */
function Track({ track: { from, to, leaves, ends_in }, isDebt, say }: TrackProps) {
  return (
    <div aria-hidden="true" className="planner-track">
      <span className="planner-track-line" />
      <span
        className={cx('planner-track-paid', isDebt && 'planner-track-debt')}
        style={{ insetInlineStart: `${from}%`, inlineSize: `${Math.max(to - from, 2)}%` }}
      />
      <span className="planner-track-plane" style={{ insetInlineStart: `${leaves}%` }}>
        <Plane className="size-4" />
      </span>
      <span className="planner-track-today">{say.today}</span>
      <span className="planner-track-end">{ends_in}</span>
    </div>
  )
}
