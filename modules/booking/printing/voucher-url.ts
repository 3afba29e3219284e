import type { Language } from '#core/messages.ts'
import type { BookingRow } from '../store.ts'

type Reader = { language: Language; tenant: { public_url: string } }

/** Where anyone can verify a voucher, in the reader's language. */
export const voucherUrl = (
  { voucher_token }: Pick<BookingRow, 'voucher_token'>,
  { language, tenant }: Reader,
): string => `${tenant.public_url}${language === 'en' ? '/en' : ''}/voucher/${voucher_token}`
