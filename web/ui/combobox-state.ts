export type ComboboxOption = { value: string; label: string; hint?: string }

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('id')

/** The options that hold every typed word; those that begin with the text come first. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const matches = options.filter(({ label, hint = '' }) => {
    const text = plain(`${label} ${hint}`)
    return words.every((word) => text.includes(word))
  })
  const begins = (option: ComboboxOption) => (plain(option.label).startsWith(words.join(' ')) ? 0 : 1)
  return [...matches].sort((a, b) => begins(a) - begins(b))
}

/** Where a key moves the highlight; -1 is none, null is not a moving key. */
export function nextActive(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  // Home and End belong to the text until the list has the highlight.
  if (key === 'Home') return at < 0 ? null : 0
  if (key === 'End') return at < 0 ? null : count - 1
  return null
}

type Highlight = { isOpen: boolean; active: number; count: number }

/** What a key does: moves the highlight to a place, opens, closes or chooses; null leaves the key to the text. */
export function keyAction(
  key: string,
  { isOpen, active, count }: Highlight,
): number | 'open' | 'close' | 'choose' | null {
  if (!isOpen) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : null
  if (key === 'Escape') return 'close'
  if (key === 'Enter') return active >= 0 ? 'choose' : null
  return nextActive(key, active, count)
}
