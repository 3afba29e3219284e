/** Folded texts of many verses as one, so that a word is searched once and not in each of them. */
export type VerseIndex = { text: string; starts: Int32Array }

/** No folded text holds a line break. */
export function verseIndex(folded: readonly string[]): VerseIndex {
  const starts = new Int32Array(folded.length + 1)
  let at = 0
  for (const [i, text] of folded.entries()) {
    starts[i] = at
    at += text.length + 1
  }
  starts[folded.length] = at
  return { text: folded.join('\n'), starts }
}

/** Which verses hold a text, by their place in the list, and the whole of each. */
export function versesWith({ text, starts }: VerseIndex, wanted: string): { at: number; text: string }[] {
  const matches: { at: number; text: string }[] = []
  let verse = 0
  let hit = wanted === '' ? -1 : text.indexOf(wanted)
  while (hit >= 0) {
    while ((starts[verse + 1] ?? Number.POSITIVE_INFINITY) <= hit) verse++
    const end = starts[verse + 1] ?? text.length
    matches.push({ at: verse, text: text.slice(starts[verse], end - 1) })
    hit = text.indexOf(wanted, end)
  }
  return matches
}
