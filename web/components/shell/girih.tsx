import { useId } from 'react'

const STAR =
  'M40 0 51.72 11.72 68.28 11.72 68.28 28.28 80 40 68.28 51.72 68.28 68.28 51.72 68.28 40 80 28.28 68.28 11.72 68.28 11.72 51.72 0 40 11.72 28.28 11.72 11.72 28.28 11.72Z'

/** Star-and-cross tiling in the current colour; fills whatever holds it. Decoration only. */
export function Girih({ className, scale = 1 }: { className?: string; scale?: number }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <defs>
        <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <path d={STAR} />
            <path d="M40 18 46.44 24.44 55.56 24.44 55.56 33.56 62 40 55.56 46.44 55.56 55.56 46.44 55.56 40 62 33.56 55.56 24.44 55.56 24.44 46.44 18 40 24.44 33.56 24.44 24.44 33.56 24.44Z" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
