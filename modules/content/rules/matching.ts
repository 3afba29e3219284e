const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .replace(/umroh/g, 'umrah')

/** Whether each word that is looked for stands somewhere in the text. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const hay = folded(texts.join('\n'))
  return folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => hay.includes(word))
}
