/** Dunes at dusk, a crescent, and a lantern somebody left on: drawn in the tenant's own colours. */
export function LostPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 280" aria-hidden="true" className={className}>
      <defs>
        <clipPath id="lost-frame">
          <rect width="480" height="280" rx="28" />
        </clipPath>
        <radialGradient id="lost-glow">
          <stop offset="0" stopColor="var(--color-accent)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath="url(#lost-frame)">
        <rect width="480" height="280" className="fill-brand-soft" />
        <g className="fill-none stroke-brand" strokeOpacity="0.16">
          <path d="M240 14 262 36 294 36 294 68 316 90 294 112 294 144 262 144 240 166 218 144 186 144 186 112 164 90 186 68 186 36 218 36Z" />
          <path d="M240 44 253 57 273 57 273 77 286 90 273 103 273 123 253 123 240 136 227 123 207 123 207 103 194 90 207 77 207 57 227 57Z" />
        </g>
        <path d="M258 66a28 28 0 1 0 12 42a23 23 0 1 1-12-42Z" className="fill-accent" />
        <g className="fill-brand-text">
          <circle cx="92" cy="58" r="2.4" />
          <circle cx="392" cy="44" r="2.4" />
          <circle cx="140" cy="98" r="1.7" />
          <circle cx="352" cy="92" r="1.7" />
          <circle cx="428" cy="104" r="2" />
          <circle cx="52" cy="112" r="1.7" />
        </g>
        <path d="M0 196C70 160 128 158 196 186S330 226 480 160V280H0Z" className="fill-brand" fillOpacity="0.35" />
        <path d="M0 226C96 184 190 216 262 226S404 214 480 196V280H0Z" className="fill-brand" fillOpacity="0.65" />
        <circle cx="330" cy="220" r="66" fill="url(#lost-glow)" />
        <path d="M0 252C120 224 208 262 300 250S430 236 480 244V280H0Z" className="fill-brand-dark" />
        <Lantern />
        <path
          d="M60 268c34-18 72-4 104-18s66-8 92-22"
          className="fill-none stroke-on-brand-dark"
          strokeOpacity="0.55"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 12"
        />
      </g>
    </svg>
  )
}

const Lantern = () => (
  <g transform="translate(0 10)">
    <path d="M324 172a6 6 0 1 1 12 0" className="fill-none stroke-brand-dark" strokeWidth="2.5" />
    <path d="M318 186 330 174 342 186Z" className="fill-brand-dark" />
    <path d="M316 188H344L348 232H312Z" className="fill-brand-dark" />
    <path d="M322 194H338L341 226H319Z" className="fill-accent" />
    <path d="M330 200c5 6 6 9 6 13a6 6 0 0 1-12 0c0-4 1-7 6-13Z" className="fill-accent-soft" />
    <path d="M308 232H352V238H308Z" className="fill-brand-dark" />
  </g>
)
