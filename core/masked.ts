/** An address for who compares it and need not know it: its first letter and its domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** A name for the audit: that it changed, not whose it is. */
export const maskedName = (name: string): string => `${[...name].slice(0, 1).join('')}•••`

/** A code of ours, or the id of a thing: by themselves they name nobody. */
const ownName = /^(?:(?:RHL|INV)-[A-Z0-9]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** What somebody searched for, for the audit: enough to know a search again, not whom it was about. */
export const maskedSearch = (text: string): string => (ownName.test(text) ? text : `${text.slice(0, 2)}•••`)
