/** What was searched for that a package can open with. */
export type Searched = {
  /** The day the shown price is of. */
  day?: string | null | undefined
  travellers?: string | undefined
}

/** The page of a package, opened at what was searched for; without language. */
export function packagePath(slug: string, { day, travellers }: Searched): string {
  const query = new URLSearchParams({ ...(day && { departure: day }), ...(travellers && { travellers }) })
  const text = query.toString()
  return text ? `/product/${slug}?${text}` : `/product/${slug}`
}
