import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { listEntries } from '#modules/payment/contract.console.ts'
import { orderHref } from '../../order-href.ts'
import { to } from '../../to.ts'
import { accountWords, eventWords } from './words.ts'

type Entry = Output<typeof listEntries>['rows'][number]
type Reader = { language: Language; opensBookings: boolean }
type About = { text: string; href: string | undefined }

/** What an entry is about, with the page of it where there is one for this reader. */
function aboutOf(entry: Entry, { language, opensBookings }: Reader): About {
  const { source_id, event, invoice_code, payment_number } = entry
  if (source_id !== null) {
    const isPayout = event.startsWith('payout_')
    const href = isPayout ? to(language, '/payouts/:payout_id', { payout_id: source_id }) : undefined
    return { text: source_id.slice(-12), href }
  }
  return {
    text: [invoice_code, payment_number].filter(Boolean).join(' · '),
    href: opensBookings ? orderHref({ kind: entry.order_kind, order_id: entry.order_id }, language) : undefined,
  }
}

const eventText = (event: string, language: Language): string =>
  Object.entries(eventWords(language)).find(([name]) => name === event)?.[1] ?? event

export const shownEntry = (entry: Entry, reader: Reader) => ({
  id: entry.entry_id,
  href: to(reader.language, '/ledger/:transaction_id', { transaction_id: entry.transaction_id }),
  at: formatMoment(new Date(entry.created_at), reader.language),
  event: eventText(entry.event, reader.language),
  account: accountWords(reader.language)[entry.account],
  amount: formatRupiah(rupiah(entry.amount), reader.language),
  about: aboutOf(entry, reader),
})
