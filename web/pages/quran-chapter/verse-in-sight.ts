/** Where a verse stands, measured from the top of the window. */
export type Placed = { verse: number; top: number; bottom: number }
/** What of the window shows the text: from below the head of the site to its end. */
export type Sight = { from: number; to: number }

/** The verse at the top of what is in sight; nothing before there is any. */
export const topVerse = (verses: readonly Placed[], { from }: Sight): number | undefined =>
  verses.find(({ bottom }) => bottom > from)?.verse

/** The verse one has come to: at the top of the window, or the last one once the end is in sight. */
export function verseRead(verses: readonly Placed[], sight: Sight): number | undefined {
  const last = verses.at(-1)
  return last && last.bottom <= sight.to ? last.verse : topVerse(verses, sight)
}

/** The verse to return to after a change of language: the one asked for while it is in sight, else the one at the top. */
export function verseToKeep(
  verses: readonly Placed[],
  sight: Sight,
  requested: number | undefined,
): number | undefined {
  const isInSight = ({ top, bottom }: Placed) => bottom > sight.from && top < sight.to
  if (verses.some((one) => one.verse === requested && isInSight(one))) return requested
  const [first] = verses
  // Before the first verse the page itself is looked at: its top is where one stays.
  return first && first.top < sight.from ? topVerse(verses, sight) : undefined
}
