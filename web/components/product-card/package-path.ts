import type { ShownCard } from './shown-card.ts'

type Opening = {
  /** The day the shown price is of. */
  day?: string | null | undefined
  /** How many were searched for. */
  travellers?: string | undefined
}

/** The page of a package, opened at what was shown of it and searched for; without language. */
export function packagePath(slug: string, { day, travellers }: Opening): string {
  const query = new URLSearchParams({ ...(day && { departure: day }), ...(travellers && { travellers }) })
  const text = query.toString()
  return text ? `/product/${slug}?${text}` : `/product/${slug}`
}

type CardOpening = Pick<Opening, 'travellers'> & { isDateless?: boolean | undefined }

/** A card opens at the departure whose price it shows: another price behind it would look like a trick. */
export const cardPath = (
  { slug, price_date }: Pick<ShownCard, 'slug' | 'price_date'>,
  { travellers, isDateless }: CardOpening,
): string => packagePath(slug, { day: isDateless ? undefined : price_date, travellers })
