import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const shimmer =
  'animate-shimmer bg-[linear-gradient(100deg,color-mix(in_srgb,var(--color-line)_75%,var(--color-paper))_35%,color-mix(in_srgb,var(--color-line)_45%,var(--color-paper))_50%,color-mix(in_srgb,var(--color-line)_75%,var(--color-paper))_65%)] bg-[length:200%_100%]'

const shapes = { line: 'rounded-sm', picture: '', round: 'rounded-full' } as const

/** One grey shape. Give it the size of what will come, so that nothing moves. */
export function Skeleton({ shape = 'line', className }: { shape?: keyof typeof shapes; className?: string }) {
  return <div aria-hidden="true" className={cx(shapes[shape], shimmer, className)} />
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={line} className={cx('h-4', line === lines - 1 && lines > 1 ? 'w-3/5' : widths[line % 3])} />
      ))}
    </div>
  )
}

export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('overflow-hidden rounded-lg bg-paper shadow-raised', className)}>
      <Skeleton shape="picture" className="aspect-4/3" />
      <div className="flex flex-col gap-4 p-5">
        <Skeleton className="h-5 w-4/5" />
        <SkeletonText lines={2} />
        <Skeleton className="h-6 w-2/5" />
      </div>
    </div>
  )
}

/** Says once that its part of the page is still on its way. */
export function BusyRegion({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
