import { Star } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'

/** Five stars, as many of them filled as were given. */
export function Stars({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={cx('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={cx('size-4', place <= Math.round(value) ? 'fill-accent text-accent' : 'text-control')}
        />
      ))}
    </span>
  )
}
