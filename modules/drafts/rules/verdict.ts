/** How a page names its saves: a word of its own, and a number that counts up. */
export const revisionShape = /^([a-z0-9]{1,20})\.(\d{1,9})$/

type Stored = { version: number; revision: string | null }
type Sent = { version?: number | undefined; revision?: string | undefined }

function saveOf(revision: string | null | undefined): { page: string; count: number } | undefined {
  const [, page, count] = revisionShape.exec(revision ?? '') ?? []
  return page === undefined ? undefined : { page, count: Number(count) }
}

/**
 * What becomes of a save. A page does not conflict with itself: of two that were sent quickly the later one stays, whichever
 * arrives last. What another page has saved meanwhile is written over only by who names its version, or names none.
 */
export function verdictOn(stored: Stored | undefined, sent: Sent): 'write' | 'overtaken' | 'conflict' {
  if (!stored) return 'write'
  const [last, next] = [saveOf(stored.revision), saveOf(sent.revision)]
  if (last && last.page === next?.page) return next.count > last.count ? 'write' : 'overtaken'
  return sent.version === undefined || sent.version === stored.version ? 'write' : 'conflict'
}
