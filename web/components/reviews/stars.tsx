import { Star } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'

/** Five stars, as many of them filled as were given. */
export function Stars({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={cx('stars', className)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} aria-hidden="true" className={place <= Math.round(value) ? 'is-given' : undefined} />
      ))}
    </span>
  )
}
