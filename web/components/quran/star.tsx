import { cx } from '../../ui/class-names.ts'

/** A number within the star of Quran prints. */
export const Star = ({ number, className }: { number: number; className?: string }) => (
  <span className={cx('quran-star', className)}>{number}</span>
)
