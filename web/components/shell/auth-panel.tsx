import { useShell } from '../../use-shell.ts'
import { Girih } from './girih.tsx'

/** A skyline at dusk under a girih sky, in the tenant's own colours. Decoration, and the brand's promise. */
export function AuthPanel() {
  const { tenant } = useShell()
  return (
    <aside className="relative isolate m-3 flex min-h-128 flex-col justify-start overflow-hidden rounded-lg bg-brand-dark p-10 text-on-brand-dark max-md:hidden lg:p-14">
      <Girih className="absolute inset-0 -z-10 text-on-brand-dark opacity-10" scale={1.4} />
      <p className="max-w-[28rem] text-balance font-bold text-3xl leading-snug lg:text-4xl">{tenant.slogan}</p>
      <Skyline />
    </aside>
  )
}

function Skyline() {
  return (
    <svg
      viewBox="0 0 600 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-3/5 w-full"
    >
      <path d="M446 68a54 54 0 1 0 36 86a46 46 0 1 1-36-86Z" className="fill-accent" />
      <g className="fill-brand" fillOpacity="0.9">
        <path d="M70 420V190l8-12v-30l6-14 6 14v30l8 12v230Z" />
        <path d="M510 420V210l8-12v-30l6-14 6 14v30l8 12v210Z" />
        <path d="M140 420V300c0-58 44-86 78-118 34 32 78 60 78 118v120Z" />
        <path d="M214 184l4-34 4 34Z" />
        <path d="M320 420V330c0-40 30-60 56-84 26 24 56 44 56 84v90Z" />
        <path d="M373 248l3-26 3 26Z" />
      </g>
      <g className="fill-accent" fillOpacity="0.85">
        <path d="M206 420v-62c0-10 6-15 12-22 6 7 12 12 12 22v62Z" />
        <path d="M168 420v-40c0-8 5-12 9-17 4 5 9 9 9 17v40ZM250 420v-40c0-8 5-12 9-17 4 5 9 9 9 17v40Z" />
        <path d="M368 420v-40c0-8 4-12 8-17 4 5 8 9 8 17v40Z" />
      </g>
      <path d="M0 396C90 384 190 398 300 402S520 396 600 386V420H0Z" className="fill-brand-dark" />
      <path d="M0 410C130 398 230 414 340 412S520 406 600 400V420H0Z" className="fill-brand" fillOpacity="0.55" />
    </svg>
  )
}
