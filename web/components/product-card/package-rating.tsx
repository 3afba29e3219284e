import { formatNumber } from '#core/format.ts'
import { cx } from '../../ui/class-names.ts'
import { useLanguage } from '../../use-shell.ts'
import { words } from './words.ts'

type Rated = { rating: number; rating_count: number }

/** What travellers gave this package, and how many did: the same words wherever a package is shown. */
export function PackageRating({ rating, rating_count, className }: Rated & { className?: string }) {
  const language = useLanguage()
  const say = words(language)
  const figures = [formatNumber(rating, language), formatNumber(rating_count, language)] as const
  return (
    <span className={cx('product-rating', className)}>
      <span aria-hidden="true">{say.rating(...figures)}</span>
      <span className="sr-only">{say.ratingSpoken(...figures)}</span>
    </span>
  )
}
