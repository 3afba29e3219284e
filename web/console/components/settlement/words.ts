import { messages } from '#core/messages.ts'

export const kindWords = messages({
  matched: { id: 'Cocok', en: 'Matched' },
  refunded: { id: 'Pengembalian dana', en: 'Refund' },
  missing_here: { id: 'Tidak tercatat di sini', en: 'Not recorded with us' },
  missing_there: { id: 'Tidak ada di berkas penyedia', en: 'Missing from the gateway’s file' },
  other_amount: { id: 'Jumlah berbeda', en: 'Different amount' },
  twice: { id: 'Disetor dua kali', en: 'Settled twice' },
  high_fee: { id: 'Biaya terlalu besar', en: 'Fee too high' },
})

/** What each kind means, and what to do about it. */
export const adviceWords = messages({
  missing_here: {
    id: 'Penyedia menyetor pembayaran yang belum lunas di sini, atau memotong pengembalian yang tidak dikirim lewat penyedia. Cek statusnya di penyedia; bila lunas, pembayaran akan tercatat dari jawabannya.',
    en: 'The gateway settled a payment that isn’t paid with us, or took out a refund we didn’t send through it. Check it with the gateway; if it is paid, its answer will record it.',
  },
  missing_there: {
    id: 'Lunas di sini, tetapi tidak ada di berkas hari itu. Tanyakan kepada penyedia. Bila ada di berkas berikutnya, selisih ini tertutup sendiri.',
    en: 'Paid with us, but not in that day’s file. Ask the gateway. If a later file has it, this closes by itself.',
  },
  other_amount: {
    id: 'Jumlah di berkas tidak sama dengan pembayaran. Biayanya belum dibukukan.',
    en: 'The amount in the file is not the payment’s. Its fee has not been booked.',
  },
  twice: {
    id: 'Pembayaran ini sudah disetor di baris atau berkas lain. Yang kedua tidak dibukukan.',
    en: 'This payment was already settled by another line or file. The second has not been booked.',
  },
  high_fee: {
    id: 'Biaya di berkas melebihi batas. Tanyakan kepada penyedia. Setoran dan biayanya belum dibukukan.',
    en: 'The fee in the file is above the limit. Ask the gateway. Neither the money nor its fee has been booked.',
  },
})

export const differenceWords = messages({
  payment: { id: 'Nomor pembayaran', en: 'Payment number' },
  expected: { id: 'Menurut kami', en: 'With us' },
  received: { id: 'Menurut penyedia', en: 'With the gateway' },
  none: { id: 'Tidak ada', en: 'None' },
  from: {
    id: (gateway: string, day: string) => `${gateway}, pembayaran ${day}`,
    en: (gateway: string, day: string) => `${gateway}, payments of ${day}`,
  },
  line: { id: (n: number) => `Baris ${n}`, en: (n: number) => `Line ${n}` },
  reason: { id: 'Apa yang ditemukan dan diputuskan', en: 'What was found and decided' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  close: { id: 'Tutup selisih', en: 'Close the difference' },
  closed: {
    id: (by: string, at: string, reason: string) => `Ditutup ${by}, ${at}: ${reason}`,
    en: (by: string, at: string, reason: string) => `Closed by ${by}, ${at}: ${reason}`,
  },
  system: { id: 'otomatis', en: 'the system' },
})
