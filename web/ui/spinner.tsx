import { cx } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Without a label it is decoration, and something else must say that work is under way. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-flex', className)}>
      <span
        aria-hidden="true"
        className="size-[1.25em] animate-spin rounded-full border-2 border-current border-e-transparent"
      />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
