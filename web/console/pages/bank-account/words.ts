import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Rekening bank', en: 'Bank account' },
  text: {
    id: 'Pendapatan Anda dikirim ke rekening ini. Rekening baru diperiksa tim keuangan dahulu, lalu ada masa tunggu beberapa hari.',
    en: 'Your earnings are sent to this account. Our finance team verifies a new one first, then there is a wait of a few days.',
  },
  current: { id: 'Rekening', en: 'Accounts' },
  none: { id: 'Belum ada rekening', en: 'There is no account yet' },
  noneText: {
    id: 'Isi rekening perusahaan di bawah agar pendapatan dapat dikirim.',
    en: 'Enter the company’s account below so your earnings can be sent.',
  },
  noneOfStore: {
    id: 'Isi rekening toko di bawah agar pendapatan dapat dikirim.',
    en: 'Enter the store’s account below so your earnings can be sent.',
  },
  noneOfPerson: {
    id: 'Isi rekening Anda di bawah agar komisi dapat dikirim.',
    en: 'Enter your account below so your commission can be sent.',
  },
  account: {
    id: (bank: string, number: string, holder: string) => `${bank} ${number}, atas nama ${holder}`,
    en: (bank: string, number: string, holder: string) => `${bank} ${number}, in the name of ${holder}`,
  },
  entered: {
    id: (by: string, at: string) => `Diisi ${by}, ${at}`,
    en: (by: string, at: string) => `Entered by ${by}, ${at}`,
  },
  payableFrom: {
    id: (at: string) => `Menerima pembayaran mulai ${at}`,
    en: (at: string) => `Can be paid from ${at}`,
  },
  reason: { id: (text: string) => `Catatan: ${text}`, en: (text: string) => `Note: ${text}` },
  form: { id: 'Isi rekening baru', en: 'Enter a new account' },
  formText: {
    id: (company: string) => `Rekening harus atas nama ${company}.`,
    en: (company: string) => `The account must be in the name of ${company}.`,
  },
  formOfStore: {
    id: (store: string) => `Pakai rekening atas nama pemilik ${store}.`,
    en: (store: string) => `Use an account in the name of the owner of ${store}.`,
  },
  formOfPerson: {
    id: (name: string) => `Pakai rekening atas nama Anda sendiri, ${name}.`,
    en: (name: string) => `Use an account in your own name, ${name}.`,
  },
  bank: { id: 'Nama bank', en: 'Bank name' },
  number: { id: 'Nomor rekening', en: 'Account number' },
  numberHint: { id: '6 sampai 20 angka', en: '6 to 20 digits' },
  holder: { id: 'Atas nama', en: 'Account holder' },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  save: { id: 'Kirim untuk diperiksa', en: 'Send to be verified' },
  done: {
    id: 'Rekening terkirim. Anda menerima email setelah diperiksa.',
    en: 'The account is sent. You get an email once it is verified.',
  },
})
