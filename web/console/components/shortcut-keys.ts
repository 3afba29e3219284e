/** Where letters are typed, they are letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const rowsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** The row before or after the one that has the focus; from nowhere, the first. */
function focusRow(step: 1 | -1): void {
  const rows = rowsOf()
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/** Opens what the row is about: the link of the cell that names it, or its first. */
function openRow({ target }: KeyboardEvent): void {
  if (!(target instanceof HTMLElement && target.matches('[data-row]'))) return
  const link = target.querySelector<HTMLElement>('th a[href]') ?? target.querySelector<HTMLElement>('a[href]')
  link?.click()
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('[data-search]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
  '/': focusSearch,
  j: () => focusRow(1),
  k: () => focusRow(-1),
  Enter: openRow,
}

/** Keys of one letter, only where nothing is typed and no dialog stands over the page. */
export function pressShortcut(event: KeyboardEvent, showHelp: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return
  if (event.key === '?') showHelp()
  else if (Object.hasOwn(keys, event.key)) keys[event.key]?.(event)
}
