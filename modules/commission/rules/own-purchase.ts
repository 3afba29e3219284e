/** What is known of somebody and proven: addresses and numbers, as they were typed. */
export type Known = { emails: readonly (string | null)[]; phones: readonly (string | null)[] }

/** What stands after a plus is for its owner’s own order: it all arrives in one mailbox. */
const mailbox = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^([^@+]+)\+[^@]*@/, '$1@')

/** The digits that are dialled from abroad; a number without a country is Indonesian. */
export function dialled(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
  if (digits.startsWith('0')) return `62${digits.slice(1)}`
  return digits.startsWith('8') ? `62${digits}` : digits
}

const share = (
  some: readonly (string | null)[],
  others: readonly (string | null)[],
  plain: (text: string) => string,
) => {
  const known = new Set(others.flatMap((text) => (text ? [plain(text)] : [])))
  return some.some((text) => text !== null && known.has(plain(text)))
}

/** Whether a buyer is the consultant: by an address or a number of both. */
export const isOwnPurchase = (buyer: Known, consultant: Known): boolean =>
  share(buyer.emails, consultant.emails, mailbox) || share(buyer.phones, consultant.phones, dialled)
