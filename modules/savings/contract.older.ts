import { z } from 'zod'
import { call } from '#core/call.ts'
import { paged, paging } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import {
  booked,
  bookingFields,
  cart,
  cartForm,
  heirForm,
  isWhole,
  savingsDetail,
  savingsDocument,
  savingsItem,
  savingsPartner,
} from './shapes.ts'

const id = z.uuid()
const megabyte = 1024 * 1024

export const olderSavingsPartners = call({
  method: 'GET',
  path: '/api/v3/savings/partners',
  who: 'anyone',
  about: 'The same banks, for apps of the older flow.',
  input: z.object({}),
  output: z.array(savingsPartner),
})

export const olderCart = call({
  method: 'POST',
  path: '/api/v3/savings/cart',
  who: 'member',
  once: true,
  about: 'Begins a plan; the bank may be chosen afterwards, by the code that is answered.',
  says: { id: 'Data berhasil ditambahkan', en: 'Data successfully added' },
  input: cartForm,
  output: cart,
  refusals: [codes.not_found, codes.savings_package, codes.savings_terms_gone],
})

export const chooseSavingsBank = call({
  method: 'PUT',
  path: '/api/v3/savings/code/:code/partner',
  who: 'owner',
  about: 'Chooses the bank of a plan that is still a cart, by its code.',
  says: { id: 'Bank berhasil dipilih', en: 'Bank chosen' },
  input: z.object({ code: z.string().trim().toUpperCase().max(20), terms_id: id }),
  output: cart,
  refusals: [codes.not_found, codes.savings_closed, codes.savings_terms_gone],
})

export const olderBooking = call({
  method: 'POST',
  path: '/api/v3/savings/booking',
  who: 'member',
  once: true,
  about: 'Stores who opens the account of the member’s cart, and with `confirm` sends it to the bank.',
  saysOf: ({ state }) =>
    state === 'cart'
      ? { id: 'Data berhasil ditambahkan', en: 'Data successfully added' }
      : { id: 'Data berhasil dikirim', en: 'Data Sent Successfully' },
  input: z.object(bookingFields).superRefine(...isWhole),
  output: booked,
  refusals: [
    codes.not_found,
    codes.savings_closed,
    codes.savings_terms_gone,
    codes.savings_applicant_missing,
    codes.savings_bank_changed,
  ],
})

export const olderHeir = call({
  method: 'POST',
  path: '/api/v3/savings/heir',
  who: 'member',
  about: 'Stores who inherits, for the member’s cart.',
  says: { id: 'Data ahli waris berhasil ditambahkan', en: 'Heirs data added' },
  input: heirForm,
  output: booked,
  refusals: [codes.not_found, codes.savings_closed, codes.savings_applicant_missing],
})

const upload = {
  method: 'POST',
  who: 'member',
  reads: 'multipart',
  files: { file: megabyte },
  says: { id: 'Dokumen berhasil diunggah', en: 'Document uploaded' },
  input: z.object({}),
  output: savingsDocument,
  limit: { points: 120, seconds: 600 },
  refusals: [codes.not_found, codes.savings_closed, codes.savings_applicant_missing, codes.file_invalid],
} as const

export const olderKtp = call({
  ...upload,
  path: '/api/v3/savings/ktp',
  about: 'Stores a scan of the identity card for the member’s cart, encrypted; 1 MB at most.',
})

export const olderNpwp = call({
  ...upload,
  path: '/api/v3/savings/npwp',
  about: 'The same for the tax card.',
})

export const savingsHistory = call({
  method: 'GET',
  path: '/api/v3/user/savings/history',
  who: 'member',
  about: 'The member’s plans, newest first, each with its progress; of a virtual account only its last digits.',
  input: z.object({ ...paging(10, 50) }),
  output: paged(savingsItem),
})

export const savingsHistoryDetail = call({
  method: 'GET',
  path: '/api/v3/user/savings/history/:id',
  who: 'owner',
  about: 'One of them in full.',
  input: z.object({ id }),
  output: savingsDetail,
})

export const closeSavings = call({
  method: 'POST',
  path: '/api/v3/user/savings/history/:id/close',
  who: 'owner',
  once: true,
  about: 'Asks the bank to close the account. It pays out the balance and confirms; until then nothing changes.',
  says: { id: 'Permintaan penutupan dikirim ke bank', en: 'Your request to close was sent to the bank' },
  input: z.object({ id, reason: z.string().trim().max(300).optional() }),
  output: savingsDetail,
  refusals: [codes.not_found, codes.savings_not_open, codes.savings_closing_requested],
})
