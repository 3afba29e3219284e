type Count = { rating: number; count: number }

/** To one decimal; none without a single voice. */
export const ratingOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10

/** How many gave one star, two, up to five; with what they come to. */
export function starsOf(counts: readonly Count[]) {
  const stars = [1, 2, 3, 4, 5].map((star) => counts.find(({ rating }) => rating === star)?.count ?? 0)
  const total = stars.reduce((sum, count) => sum + count, 0)
  const sum = stars.reduce((points, count, i) => points + count * (i + 1), 0)
  return { stars, total, rating: ratingOf(sum, total) }
}
