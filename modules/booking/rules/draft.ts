/** How a page names the savings of a form: a word of its own, and a number that counts up. */
export const revisionShape = /^([a-z0-9]{1,20})\.(\d{1,9})$/

/** Whether a newer saving of the same page is kept already: two that are sent quickly may arrive the other way round. */
export function isStale(stored: string | null, sent: string | undefined): boolean {
  const [, page, at] = revisionShape.exec(stored ?? '') ?? []
  const [, sender, count] = revisionShape.exec(sent ?? '') ?? []
  return page !== undefined && page === sender && Number(count) <= Number(at)
}
