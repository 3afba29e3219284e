import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { draftSave, savedDraft } from '#modules/drafts/shapes.ts'
import { nothing } from '#modules/identity/shapes.ts'
import { savingsDraft } from './shapes.draft.ts'
import {
  booked,
  bookingFields,
  cart,
  cartForm,
  heirForm,
  isWhole,
  savingsBooking,
  savingsDetail,
  savingsDocument,
  savingsPartner,
} from './shapes.ts'

/** The same domain for apps of the older flow, and a member's plans. */
export * from './contract.older.ts'

const id = z.uuid()
const megabyte = 1024 * 1024

export * from './contract.bank.ts'

export const savingsPartners = call({
  method: 'GET',
  path: '/api/v4/savings/product/partners',
  who: 'anyone',
  about: 'Partner banks one can save with today: contract, least deposit, fee and nisbah. A nisbah promises no return.',
  input: z.object({}),
  output: z.array(savingsPartner),
})

export const saveCart = call({
  method: 'POST',
  path: '/api/v4/savings/product/cart',
  who: 'member',
  once: true,
  about:
    'Begins a plan: a package or a sum of one’s own, the target, 6, 12, 18 or 24 months, the day of the month to be reminded on and, if chosen already, a bank’s terms. A member has one such cart: choosing anew takes its place, and what was typed about oneself stays.',
  says: { id: 'Data berhasil ditambahkan', en: 'Data successfully added' },
  input: cartForm,
  output: cart,
  refusals: [codes.not_found, codes.savings_package, codes.savings_terms_gone],
})

export const emptyCart = call({
  method: 'DELETE',
  path: '/api/v4/savings/product/cart',
  who: 'member',
  about: 'Empties the cart: the plan goes, with what was filled in and uploaded for it. An empty one stays empty.',
  input: z.object({}),
  output: nothing,
})

export const bookSavings = call({
  method: 'POST',
  path: '/api/v4/savings/product/:id/booking',
  who: 'owner',
  once: true,
  about:
    'Stores who opens the account. With `confirm` and both consents it is sent to the bank; whatever is missing is named at its field.',
  saysOf: ({ state }) =>
    state === 'cart'
      ? { id: 'Data berhasil ditambahkan', en: 'Data successfully added' }
      : { id: 'Data berhasil dikirim', en: 'Data Sent Successfully' },
  input: z.object({ id, ...bookingFields }).superRefine(...isWhole),
  output: booked,
  refusals: [
    codes.not_found,
    codes.savings_closed,
    codes.savings_terms_gone,
    codes.savings_applicant_missing,
    codes.savings_bank_changed,
  ],
})

export const withdrawSavings = call({
  method: 'DELETE',
  path: '/api/v4/savings/product/:id/booking',
  who: 'owner',
  about:
    'Takes an application back before the bank has decided. Of a cart, what was filled in and uploaded so far is deleted.',
  says: { id: 'Pengajuan tabungan ditarik', en: 'Savings application withdrawn' },
  input: z.object({ id }),
  output: nothing,
  refusals: [codes.not_found, codes.savings_closed],
})

export const saveHeir = call({
  method: 'POST',
  path: '/api/v4/savings/product/:id/heir',
  who: 'owner',
  about: 'Stores who inherits what was saved, and the name of the applicant’s mother, which banks ask for.',
  says: { id: 'Data ahli waris berhasil ditambahkan', en: 'Heirs data added' },
  input: heirForm.extend({ id }),
  output: booked,
  refusals: [codes.not_found, codes.savings_closed, codes.savings_applicant_missing],
})

export const seeSavingsBooking = call({
  method: 'GET',
  path: '/api/v4/savings/product/:id/booking/:user_detail_savings_id',
  who: 'owner',
  about: 'What was filled in for the account opening, and which documents it needs.',
  input: z.object({ id, user_detail_savings_id: id }),
  output: savingsBooking,
})

export const seeSavings = call({
  method: 'GET',
  path: '/api/v4/savings/product/:id',
  who: 'owner',
  about:
    'One plan: bank and terms of its day, progress, deposits as the bank counted them, where the next one goes, and what has happened.',
  input: z.object({ id }),
  output: savingsDetail,
})

const upload = {
  method: 'POST',
  who: 'owner',
  reads: 'multipart',
  files: { file: megabyte },
  says: { id: 'Dokumen berhasil diunggah', en: 'Document uploaded' },
  input: z.object({ id, user_detail_savings_id: id }),
  output: savingsDocument,
  limit: { points: 120, seconds: 600 },
  refusals: [codes.not_found, codes.savings_closed, codes.file_invalid],
} as const

export const uploadKtp = call({
  ...upload,
  path: '/api/v4/savings/product/:id/ktp/:user_detail_savings_id',
  about: 'Stores a scan of the applicant’s identity card, encrypted, in place of the former one; 1 MB at most.',
})

export const uploadNpwp = call({
  ...upload,
  path: '/api/v4/savings/product/:id/npwp/:user_detail_savings_id',
  about: 'The same for the tax card.',
})

export const saveSavingsDraft = call({
  method: 'PUT',
  path: '/api/v4/savings/product/:id/draft',
  who: 'owner',
  about:
    'Stores what was typed into the form so far, unchecked, in place of what was stored before. One that started from an older version is refused, with the newer one as `data`.',
  says: { id: 'Isian disimpan', en: 'Your details have been saved' },
  input: z.object({ id, fields: savingsDraft, ...draftSave }),
  output: savedDraft,
  limit: { points: 1200, seconds: 600 },
  refusals: [codes.not_found, codes.savings_closed, codes.draft_conflict],
})
