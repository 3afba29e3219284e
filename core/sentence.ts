/** What somebody typed, to stand before another sentence: with one mark at its end, whether they wrote it or not. */
export function sentence(text: string): string {
  const typed = text.trim()
  return typed === '' || /[.!?…]$/.test(typed) ? typed : `${typed}.`
}
