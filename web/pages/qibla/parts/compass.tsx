import { cx } from '../../../ui/class-names.ts'

type CompassProps = {
  /** Degrees from true north to the Kaaba. */
  bearing: number
  /** Where the top of the device points, if it says so. */
  heading?: number
  label: string
  letters: Record<'n' | 'e' | 's' | 'w', string>
}

const ticks = Array.from({ length: 72 }, (_, i) => i * 5)
const sides = ['n', 'e', 's', 'w'] as const
const star = 'M160 64 186 134 256 160 186 186 160 256 134 186 64 160 134 134Z'

/** A drawn compass: the rose turns with the device, the needle stays on the Kaaba. */
export function Compass({ bearing, heading = 0, label, letters }: CompassProps) {
  return (
    <svg viewBox="0 0 320 320" role="img" aria-label={label} className="mx-auto w-full max-w-[22rem] select-none">
      <circle cx="160" cy="160" r="156" className="fill-paper stroke-line" strokeWidth="2" />
      <g transform={`rotate(${-heading} 160 160)`}>
        <circle cx="160" cy="160" r="112" fill="none" className="stroke-line" />
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 45 === 0 ? 'M160 10V28' : 'M160 10V20'}
            transform={`rotate(${angle} 160 160)`}
            className={cx(angle % 90 === 0 ? 'stroke-ink' : 'stroke-control')}
            strokeWidth={angle % 45 === 0 ? 2.5 : 1}
          />
        ))}
        <path d={star} className="fill-brand-soft stroke-brand" strokeOpacity="0.4" />
        <path d={star} transform="rotate(45 160 160)" fill="none" className="stroke-brand" strokeOpacity="0.25" />
        {sides.map((side, i) => (
          <g key={side} transform={`rotate(${i * 90} 160 160)`}>
            <text
              x="160"
              y="45"
              transform={`rotate(${-i * 90 + heading} 160 45)`}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="22"
              className={cx('font-bold', side === 'n' ? 'fill-danger-text' : 'fill-muted')}
            >
              {letters[side]}
            </text>
          </g>
        ))}
        <g transform={`rotate(${bearing} 160 160)`}>
          <path d="M160 66 170 160H150Z" className="fill-accent" />
          <path d="M160 214 166 160H154Z" className="fill-control" />
          <g transform={`rotate(${heading - bearing} 160 74)`}>
            <rect
              x="146"
              y="60"
              width="28"
              height="28"
              rx="3"
              className="fill-shade stroke-paper dark:stroke-muted"
              strokeWidth="2"
            />
            <path d="M146 69H174" className="stroke-accent" strokeWidth="4" />
          </g>
        </g>
      </g>
      <circle cx="160" cy="160" r="8" className="fill-brand stroke-paper" strokeWidth="3" />
    </svg>
  )
}
